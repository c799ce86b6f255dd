import type { YachtView } from "#contract/orders/yacht-orders.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./terms-lines.module.css";

/** What cancelling a yacht costs, a line for each step. */
export function TermsLines({ cancellation }: Pick<YachtView, "cancellation">) {
  const { t } = useConsole();
  const ladder = cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  return yachtAhead(ladder, t).map((line) => (
    <span key={line} className={css["line"]}>
      {line}
    </span>
  ));
}

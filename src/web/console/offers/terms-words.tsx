import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import type { Locale } from "#domain/values/locale.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDuration } from "#i18n/format.ts";
import { yachtAhead } from "#i18n/yacht-ahead.ts";
import { type Console, useConsole } from "#web/console/app/console.tsx";
import css from "./offers-card.module.css";

type WireTerms = NonNullable<RequestPageView["offers"][number]["terms"]>;

/** Terms in words, so that nobody has to know what they are called: cancelling first, then waiting. */
export function termsWords(terms: WireTerms, { t, locale }: Pick<Console, "t"> & { readonly locale: Locale }): string {
  const ladder = terms.cancellation.map(({ minutes_before: minutesBefore, fee_percent: feePercent }) => ({
    minutesBefore,
    feePercent,
  }));
  const waiting = formatDuration(terms.free_waiting * 60, locale);
  return [...cancelAhead(ladder, { t, locale }), t("console.requests.waits", { time: waiting })].join("; ");
}

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

import type { OrderView } from "#contract/orders/order-view.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import { addMinutes, minutesBetween, type LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import type { FeeStep } from "#ui/fee-line.tsx";
import type { PricedPage } from "#web/page/priced-page.ts";
import { shareOf } from "#web/trip/trip-price.ts";

/** What a ladder of fees is drawn for. */
type FeeCase = {
  readonly ladder: Terms["cancellation"];
  readonly sum: number;
  readonly currency: string;
  /** Undefined until the time is known: the steps then say how long before pick-up they end. */
  readonly pickup: LocalTime | undefined;
  /** The current time at the pick-up place; steps that have ended are drawn faded. */
  readonly now: LocalTime | undefined;
};

/** The steps of the fee line: free first, then what each later moment costs, then what is due after the last of them. */
export function feeSteps(
  { ladder, sum, currency, pickup, now }: FeeCase,
  { t, locale, money }: Pick<PricedPage, "t" | "locale" | "money">,
): readonly FeeStep[] {
  const steps = [...ladder].sort((a, b) => b.minutesBefore - a.minutesBefore);
  const lines: FeeStep[] = steps.map(({ minutesBefore, feePercent }) => {
    const until = pickup && addMinutes(pickup, -minutesBefore);
    return {
      key: String(minutesBefore),
      tone: toneOf(feePercent),
      title: feePercent === 0 ? t("prices.fee.free") : money(shareOf(sum, feePercent, currency), currency),
      note:
        until === undefined
          ? t("prices.fee.ahead", { time: formatDuration(minutesBefore * 60, locale) })
          : t("prices.fee.until", { moment: formatDayTime(until, locale) }),
      passed: until !== undefined && now !== undefined && minutesBetween(now, until) <= 0,
    };
  });
  if (steps.at(-1)?.minutesBefore === 0) return lines;
  const note = t(lines.length > 0 ? "prices.fee.later" : "prices.fee.always");
  return [...lines, { key: "last", tone: "full", title: money(sum, currency), note }];
}

function toneOf(percent: number): FeeStep["tone"] {
  if (percent === 0) return "free";
  return percent < 100 ? "part" : "full";
}

/** The cancellation ladder from terms on the wire. */
export function ladderOf({ cancellation }: Pick<OrderView["trips"][number]["terms"], "cancellation">) {
  return cancellation.map((step) => ({ minutesBefore: step.minutes_before, feePercent: step.fee_percent }));
}

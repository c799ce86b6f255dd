import type { OrderView } from "#contract/orders/order-view.ts";
import { addMinutes, type LocalTime } from "#domain/values/local-time.ts";
import { formatTime } from "#i18n/format.ts";
import { formatNearEnd } from "#i18n/near-day.ts";
import type { FeeStep } from "#ui/fee-line.tsx";
import type { PricedPage } from "#web/page/priced-page.ts";
import type { CancelCheck } from "./cancel-check-query.ts";

type Trip = Pick<OrderView["trips"][number], "terms" | "pickup_time">;

/** What the line of fees is drawn for. */
type FeeLineCase = {
  readonly check: Pick<CancelCheck, "steps" | "price" | "currency">;
  /** The only trip that would be cancelled: what its terms granted before is drawn as passed. */
  readonly trip: Trip | undefined;
  /** On the clock of the pick-up place. */
  readonly now: LocalTime;
};

/** The steps of the fee line as the server says them, in order of time, behind those that are over. */
export function cancelFeeSteps(
  { check, trip, now }: FeeLineCase,
  { t, locale, money }: Pick<PricedPage, "t" | "locale" | "money">,
): readonly (FeeStep & { readonly title: string; readonly note: string })[] {
  const sum = (fee: number) => (fee === 0 ? t("prices.fee.free") : money(fee, check.currency));
  const passed = trip ? passedSteps(trip, now) : [];
  const said = [
    ...passed.map(({ until, percent }) => ({
      until,
      title: percent === 0 ? sum(0) : t("orders.plans.percent", { percent }),
      tone: percent === 0 ? ("free" as const) : ("part" as const),
      passed: true,
    })),
    ...check.steps.map(({ until, fee }) => ({ until, title: sum(fee), tone: toneOf(fee, check.price), passed: false })),
  ];
  return said.map(({ until, ...step }, index) => {
    const before = said[index - 1]?.until;
    const isLast = index === said.length - 1;
    const moment = before?.slice(0, 10) === until.slice(0, 10) ? formatTime(until) : formatNearEnd(until, now, locale);
    const note = isLast ? t(index > 0 ? "prices.fee.later" : "prices.fee.always") : t("prices.fee.until", { moment });
    return { ...step, key: until, note };
  });
}

function passedSteps({ terms, pickup_time: pickup }: Trip, now: LocalTime) {
  return terms.cancellation
    .map((step) => ({ until: addMinutes(pickup, -step.minutes_before), percent: step.fee_percent }))
    .filter(({ until }) => until < now)
    .toSorted((a, b) => (a.until < b.until ? -1 : 1));
}

function toneOf(fee: number, price: number): FeeStep["tone"] {
  if (fee === 0) return "free";
  return fee < price ? "part" : "full";
}

import type { HirePhotos, HireView } from "#contract/orders/wire-hire.ts";
import type { Currency, Money } from "#domain/values/money.ts";
import { toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { nextPart, nextSum } from "#domain/yachts/hire-money.ts";
import { judgeHireCancel } from "#server/modules/orders/hires/hire-standing.ts";
import type { StoredHire } from "#server/modules/orders/store/hires.repository.ts";

/** What an order of kind yacht buys, and its account. */
interface HireOfOrder {
  readonly hire: StoredHire;
  readonly cost: Money;
  readonly received: Money;
}

/** Presents what an order of kind yacht buys: what is due next, and what cancelling it comes to. */
export function presentHire({ hire, cost, received }: HireOfOrder, now: number): Omit<HireView, keyof HirePhotos> {
  const { currency } = cost;
  const sum = (amount: number): number => toMajor(amount, currency);
  const sums = { cost: cost.amount, received: received.amount, deposit: hire.deposit };
  const part = nextPart(sums);
  const isOff = hire.cancelled_at !== null;
  const { closed, fee, steps } = judgeHireCancel({ hire, amount: cost.amount, received: received.amount }, now);
  const refund = (kept: number): number => sum(Math.max(0, received.amount - kept));
  return {
    ...presentHireTerms(hire, currency),
    has_children: hire.has_children,
    wish: hire.wish,
    pay: isOff || part === "nothing" ? null : { part, sum: sum(nextSum(sums)) },
    rest_late: !isOff && part === "rest" && hire.rest_due_at !== null && now > hire.rest_due_at.getTime(),
    cancel:
      closed === null
        ? {
            fee: sum(fee),
            refund: refund(fee),
            steps: steps.map((step) => ({
              until: toLocalTime(step.until, hire.zone),
              fee: sum(step.fee),
              refund: refund(step.fee),
            })),
          }
        : null,
    cancel_fee: hire.cancel_fee === null ? null : sum(hire.cancel_fee),
    cancel_reason: hire.cancel_reason === "" ? null : hire.cancel_reason,
  };
}

/** Presents what is hired and on which terms. */
export function presentHireTerms(
  hire: Pick<
    StoredHire,
    | "vessel"
    | "place"
    | "zone"
    | "starts_local"
    | "hours"
    | "guests"
    | "price"
    | "deposit"
    | "rest_day"
    | "cancellation"
    | "weather"
    | "words"
  >,
  currency: Currency,
) {
  return {
    vessel: hire.vessel,
    place: hire.place,
    zone: hire.zone,
    starts: hire.starts_local,
    hours: hire.hours,
    guests: hire.guests,
    deposit: toMajor(hire.deposit, currency),
    rest: toMajor(hire.price - hire.deposit, currency),
    rest_day: hire.rest_day,
    cancellation: hire.cancellation.map(({ minutesBefore, feePercent }) => ({
      minutes_before: minutesBefore,
      fee_percent: feePercent,
    })),
    weather: hire.weather,
    words: hire.words,
  };
}

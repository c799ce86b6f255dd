import type { OfferPhotos, YachtView } from "#contract/orders/yacht-orders.ts";
import { type Currency, type Money, toMajor } from "#domain/values/money.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { nextPart, nextSum } from "#domain/yachts/yacht-money.ts";
import type { StoredYacht } from "#server/modules/orders/store/yachts.repository.ts";
import { judgeYachtCancel } from "#server/modules/orders/yachts/yacht-standing.ts";

/** What an order of kind yacht buys, and its account. */
interface YachtOfOrder {
  readonly yacht: StoredYacht;
  readonly cost: Money;
  readonly received: Money;
}

/** Presents what an order of kind yacht buys: what is due next, and what cancelling it comes to. */
export function presentYacht({ yacht, cost, received }: YachtOfOrder, now: number): Omit<YachtView, keyof OfferPhotos> {
  const { currency } = cost;
  const sum = (amount: number): number => toMajor(amount, currency);
  const sums = { cost: cost.amount, received: received.amount, deposit: yacht.deposit };
  const part = nextPart(sums);
  const isOff = yacht.cancelled_at !== null;
  const { closed, fee, steps } = judgeYachtCancel({ yacht, amount: cost.amount, received: received.amount }, now);
  const refund = (kept: number): number => sum(Math.max(0, received.amount - kept));
  return {
    ...presentYachtTerms(yacht, currency),
    has_children: yacht.has_children,
    wish: yacht.wish,
    pay: isOff || part === "nothing" ? null : { part, sum: sum(nextSum(sums)) },
    rest_late: !isOff && part === "rest" && yacht.rest_due_at !== null && now > yacht.rest_due_at.getTime(),
    cancel:
      closed === null
        ? {
            fee: sum(fee),
            refund: refund(fee),
            steps: steps.map((step) => ({
              until: toLocalTime(step.until, yacht.zone),
              fee: sum(step.fee),
              refund: refund(step.fee),
            })),
          }
        : null,
    cancel_fee: yacht.cancel_fee === null ? null : sum(yacht.cancel_fee),
    cancel_reason: yacht.cancel_reason === "" ? null : yacht.cancel_reason,
  };
}

/** What is booked of a yacht and on which terms, in an offer and in an order. */
export type YachtTerms = Pick<
  StoredYacht,
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
>;

/** Presents what is booked and on which terms. */
export function presentYachtTerms(yacht: YachtTerms, currency: Currency) {
  return {
    vessel: yacht.vessel,
    place: yacht.place,
    zone: yacht.zone,
    starts: yacht.starts_local,
    hours: yacht.hours,
    guests: yacht.guests,
    deposit: toMajor(yacht.deposit, currency),
    rest: toMajor(yacht.price - yacht.deposit, currency),
    rest_day: yacht.rest_day,
    cancellation: yacht.cancellation.map(({ minutesBefore, feePercent }) => ({
      minutes_before: minutesBefore,
      fee_percent: feePercent,
    })),
    weather: yacht.weather,
    words: yacht.words,
  };
}

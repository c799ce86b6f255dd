import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/price-line.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";

/** Rounding of percentages can make one hour this many minor units dearer than another; no step is charged for that. */
const ROUNDING_SLACK = 2;

/** A rent as quoted: its sum, its lines, and the two numbers from which clients calculate the same sum. */
export interface RentRates extends RidePrice {
  readonly perHour: number;
  /** Everything that does not depend on the hours: bringing the car, and rules that add a sum. */
  readonly delivery: number;
}

/**
 * The hours that a rent pays for. A started hour counts as a whole one: rents are chosen in hours, so a fraction
 * only comes from an end typed by the minute, and clients calculate their total with whole hours of a round price.
 */
export function chargedHours(seconds: number, minimumHours: number): number {
  return Math.max(Math.ceil(seconds / HOUR_SECONDS), minimumHours);
}

/** A currency, the conversion into it, and its price step in minor units. */
export interface RentMoney {
  readonly from: Currency;
  readonly to: Currency;
  readonly rateMicro: number;
  readonly step?: number;
}

/**
 * Turns the price of a rent into the quote in the requested currency. Clients show hours × price per hour + delivery as the
 * total, so those two are rounded and the sum follows from them. The price per hour is the cost of one more
 * hour, so it includes the partner's and the night's percentages, which a client that multiplies would otherwise miss.
 */
export function rentRates(price: RidePrice, withOneMore: RidePrice, hours: number, money: RentMoney): RentRates {
  const hour = withOneMore.amount - price.amount;
  const total = rentTotal({ amount: price.amount, hour, hours }, money);
  const lines: PriceLine[] = price.lines.map((line) => ({ ...line, amount: converted(line.amount, money) }));
  const sum = sumOf(lines);
  if (sum !== total.amount) lines.push({ kind: "rounding", amount: total.amount - sum });
  return { ...total, lines };
}

/**
 * The two numbers from which clients calculate a rent, and the sum, from the tariff's sum for these hours and for one hour.
 */
export function rentTotal(
  { amount, hour, hours }: { readonly amount: number; readonly hour: number; readonly hours: number },
  money: RentMoney,
): Pick<RentRates, "amount" | "perHour" | "delivery"> {
  // A difference that rounding made gets no step. Zero in front, because less than a step of a deduction would give -0.
  const rounded = (sum: number, slack: number): number =>
    0 + roundToStep({ amount: converted(sum - slack, money), currency: money.to }, money.step).amount;
  const perHour = rounded(hour, ROUNDING_SLACK);
  const delivery = rounded(amount - hour * hours, ROUNDING_SLACK * (hours + 1));
  return { amount: perHour * hours + delivery, perHour, delivery };
}

function converted(amount: number, { from, to, rateMicro }: RentMoney): number {
  return convertMoney({ amount, currency: from }, to, rateMicro).amount;
}

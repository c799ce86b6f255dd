import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/price-line.ts";
import { convertMoney, roundToStep, type Currency } from "#domain/values/money.ts";

const HOUR_SECONDS = 3600;

/** Percents are rounded, so that an hour may cost so many minor units more here than there; no step is charged for that. */
const ROUNDING_SLACK = 2;

/** A rent as it is quoted: its sum, its lines, and the two numbers that clients make the same sum of. */
export interface RentRates extends RidePrice {
  readonly perHour: number;
  /** All that does not depend on the hours: bringing the car, and rules that add a sum. */
  readonly delivery: number;
}

/**
 * Hours that a rent pays for. A started hour is a whole one: rents are chosen in hours (RNT-05), so that a part of one only
 * comes from an end typed by the minute, and clients reckon their total with whole hours of a round price.
 */
export function chargedHours(seconds: number, minimumHours: number): number {
  return Math.max(Math.ceil(seconds / HOUR_SECONDS), minimumHours);
}

/** A currency, the way into it, and the step of its prices in minor units. */
export interface RentMoney {
  readonly from: Currency;
  readonly to: Currency;
  readonly rateMicro: number;
  readonly step?: number;
}

/**
 * Turns the price of a rent into what is quoted in the asked currency. Clients show hours × price per hour + delivery as the
 * total (contract 2.5), so those two are rounded and the sum is made of them. What one more hour costs is the price per hour:
 * it has the partner's percent and the night's in it, which a client that multiplies would otherwise miss.
 */
export function rentRates(price: RidePrice, withOneMore: RidePrice, hours: number, money: RentMoney): RentRates {
  const hour = withOneMore.amount - price.amount;
  const total = rentTotal({ amount: price.amount, hour, hours }, money);
  const lines: PriceLine[] = price.lines.map((line) => ({ ...line, amount: converted(line.amount, money) }));
  const sum = sumOf(lines);
  if (sum !== total.amount) lines.push({ kind: "rounding", amount: total.amount - sum });
  return { ...total, lines };
}

/** The two numbers that clients make the sum of a rent of, and the sum, from the tariff's sum for so many hours and one hour's. */
export function rentTotal(
  { amount, hour, hours }: { readonly amount: number; readonly hour: number; readonly hours: number },
  money: RentMoney,
): Pick<RentRates, "amount" | "perHour" | "delivery"> {
  // No step for what rounding has made; 0 in front, or less than a step of a deduction would be -0.
  const rounded = (sum: number, slack: number): number =>
    0 + roundToStep({ amount: converted(sum - slack, money), currency: money.to }, money.step).amount;
  const perHour = rounded(hour, ROUNDING_SLACK);
  const delivery = rounded(amount - hour * hours, ROUNDING_SLACK * (hours + 1));
  return { amount: perHour * hours + delivery, perHour, delivery };
}

function converted(amount: number, { from, to, rateMicro }: RentMoney): number {
  return convertMoney({ amount, currency: from }, to, rateMicro).amount;
}

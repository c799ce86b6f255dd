import { sumOf, type PriceLine } from "#domain/prices/price-line.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";

/** The numbers that a rent is told by: its sum is hours × price per hour, and the rest is bringing the car. */
export interface RentNumbers {
  readonly amount: number;
  readonly perHour: number;
  readonly hours: number;
}

/**
 * The lines of a rent as a traveller reads them: those that grow with the hours add up to hours × price per hour, the others
 * to the fee for bringing the car, each in whole units where the two numbers are. What the partner and rounding add is in the
 * first line of its own part, so that the card and its breakdown say the same sums (decision 0014).
 */
export function rentLines(lines: readonly PriceLine[], rent: RentNumbers, unit: number): readonly PriceLine[] {
  const own = lines.filter(({ kind }) => kind !== "partner" && kind !== "rounding");
  const fees = own.filter((line) => !growsWithHours(line));
  const byHours = own.filter(growsWithHours).map((line, _, all) => ({ ...line, ...atRate(line, all, rent) }));
  const hoursSum = fees.length === 0 ? rent.amount : rent.perHour * rent.hours;
  const whole = rent.amount % unit === 0 && hoursSum % unit === 0 ? unit : 1;
  const told = [settled(byHours, hoursSum, whole), settled(fees, rent.amount - hoursSum, whole)];
  // The order of the lines stays.
  return own.map((line) => told[growsWithHours(line) ? 0 : 1]?.shift() ?? line);
}

/** Whether a line costs more with every hour. */
function growsWithHours({ kind, percent }: PriceLine): boolean {
  return kind === "hours" || kind === "minimum" || percent !== undefined;
}

/** What is missing to the minimum costs so many hours more, unless the price of an hour is made of several lines. */
function atRate(line: PriceLine, all: readonly PriceLine[], { perHour, hours }: RentNumbers): Partial<PriceLine> {
  const asked = all.find(({ kind }) => kind === "hours")?.quantity;
  if (line.kind !== "minimum" || asked === undefined || all.some(({ percent }) => percent !== undefined)) return {};
  return { amount: perHour * (hours - asked / HOUR_SECONDS) };
}

/** The same lines with this sum, the first taking what rounding of the others leaves. */
function settled(lines: readonly PriceLine[], sum: number, unit: number): PriceLine[] {
  const [first, ...others] = lines;
  if (first === undefined) return [];
  const rounded = others.map((line) => ({ ...line, amount: 0 + Math.round(line.amount / unit) * unit }));
  return [{ ...first, amount: sum - sumOf(rounded) }, ...rounded];
}

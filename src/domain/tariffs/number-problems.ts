import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { isYearly } from "#domain/tariffs/rule-time.ts";
import type { TariffBook, RuleTime, Validity } from "#domain/tariffs/tariff-book.ts";
import { WHOLE_PERCENT } from "#domain/values/percent.ts";

/** A thousand million minor units; up to this every price stays within the integers that a number holds exactly. */
export const SUM_MAX = 1_000_000_000;

/** A deduction cannot exceed the whole, in hundredths of a percent. */
const PERCENT_LEAST = -WHOLE_PERCENT;

/** Anything above five times the whole is a typing error, in hundredths of a percent. */
const PERCENT_MOST = 5 * WHOLE_PERCENT;

type Effect = { readonly percent: number } | { readonly amount: number };

interface Named {
  readonly what: string;
  readonly lines: readonly number[];
}

/** Sums that are negative or implausibly large, percentages out of range, and periods that end before they begin. */
export function numberProblems(book: TariffBook): readonly BookProblem[] {
  return [...tariffNumbers(book), ...entryNumbers(book)];
}

function* tariffNumbers({ tariffs }: TariffBook): Generator<BookProblem> {
  for (const tariff of tariffs) {
    const named = { what: "tariff", lines: [tariff.line] };
    const { base, perMinute, minimum, stopFee, startFee, lodging, rent, fastRide } = tariff;
    yield* period(named, tariff.valid);
    yield* sums(named, { base, perMinute, minimum, stopFee, ...startFee });
    for (const { perKm } of tariff.bands) yield* sums(named, { perKm });
    if (lodging !== null) yield* sums(named, { lodging: lodging.amount });
    if (rent !== null) {
      const { perHour, deliveryFee: delivery, extraKm = 0, extraQuarter = 0 } = rent;
      yield* sums(named, { perHour, delivery, extraKm, extraQuarter });
    }
    if (fastRide !== null) yield* percents(named, { fastRide: fastRide.surcharge });
    yield* percents(named, { roundTripDiscount: tariff.roundTripDiscount }, 0, WHOLE_PERCENT);
  }
}

function* entryNumbers(book: TariffBook): Generator<BookProblem> {
  for (const fare of book.fares) {
    const named = { what: "fare", lines: [fare.line] };
    yield* period(named, fare.valid);
    yield* sums(named, { amount: fare.amount });
  }
  for (const rule of book.rules) {
    const named = { what: "rule", lines: [rule.line] };
    yield* period(named, rule.valid);
    yield* ranges(named, rule.time?.dates ?? []);
    yield* effect(named, rule.effect, { sum: -SUM_MAX, percent: PERCENT_LEAST, mostPercent: PERCENT_MOST });
  }
  for (const blackout of book.blackouts) yield* ranges({ what: "blackout", lines: [blackout.line] }, blackout.dates);
  for (const { line, percent } of book.partners) yield* percents({ what: "partner", lines: [line] }, { add: percent });
  for (const { slug, price } of book.services) yield* sums({ what: `service ${slug}`, lines: [] }, { price });
  for (const certificate of book.certificates) {
    const named = { what: "certificate", lines: [certificate.line] };
    yield* period(named, certificate.valid);
    yield* effect(named, certificate.effect, { sum: 0, percent: 0, mostPercent: WHOLE_PERCENT });
  }
}

function* effect(
  named: Named,
  told: Effect,
  least: { readonly sum: number; readonly percent: number; readonly mostPercent: number },
): Generator<BookProblem> {
  if ("amount" in told) yield* sums(named, { amount: told.amount }, least.sum);
  else yield* percents(named, { percent: told.percent }, least.percent, least.mostPercent);
}

function* sums({ what, lines }: Named, told: Readonly<Record<string, number>>, least = 0): Generator<BookProblem> {
  for (const [field, amount] of Object.entries(told)) {
    if (amount < least && least === 0) yield { lines, code: "negative-sum", values: { what, field, amount } };
    else if (Math.abs(amount) > SUM_MAX) {
      yield { lines, code: "sum-too-large", values: { what, field, amount, most: SUM_MAX } };
    }
  }
}

function* percents(
  { what, lines }: Named,
  told: Readonly<Record<string, number>>,
  least = PERCENT_LEAST,
  most = PERCENT_MOST,
): Generator<BookProblem> {
  for (const [field, percent] of Object.entries(told)) {
    if (percent >= least && percent <= most) continue;
    yield { lines, code: "percent-range", values: { what, field, percent, least, most } };
  }
}

function* period({ what, lines }: Named, { from, to }: Validity): Generator<BookProblem> {
  if (from !== null && to !== null && from > to) yield { lines, code: "validity-reversed", values: { what, from, to } };
}

/** A yearly range may cross New Year. */
function* ranges({ what, lines }: Named, dates: RuleTime["dates"]): Generator<BookProblem> {
  for (const { from, to } of dates) {
    if (!isYearly(from) && from > to) yield { lines, code: "dates-reversed", values: { what, from, to } };
  }
}

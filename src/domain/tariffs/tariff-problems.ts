import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";

/**
 * Distance bands that do not rise to an open end, and cancellation ladders that do not fall; shared terms are reported
 * once.
 */
export function tariffProblems(tariffs: readonly BookTariff[]): readonly BookProblem[] {
  const told = new Set<Terms>();
  return tariffs.flatMap((tariff) => {
    const isKnown = told.has(tariff.terms);
    told.add(tariff.terms);
    return [...bandProblems(tariff), ...(isKnown ? [] : ladderProblems(tariff))];
  });
}

function bandProblems({ id, bands, line }: BookTariff): readonly BookProblem[] {
  const problems: BookProblem[] = [];
  let start = 0;
  for (const [index, { upToKm }] of bands.entries()) {
    const isLast = index === bands.length - 1;
    if ((upToKm ?? Infinity) <= start || (upToKm === null && !isLast)) {
      problems.push({ lines: [line], code: "bands-not-rising", values: { tariff: id, band: index + 1 } });
    }
    start = upToKm ?? start;
  }
  if (bands.at(-1)?.upToKm !== null)
    problems.push({ lines: [line], code: "bands-without-end", values: { tariff: id } });
  return problems;
}

/** Closer to pick-up a step has fewer minutes, and never costs less. */
function ladderProblems({ id, terms, line }: BookTariff): readonly BookProblem[] {
  const step = terms.cancellation.findIndex((one, index, all) => {
    const before = all[index - 1];
    return before !== undefined && (one.minutesBefore >= before.minutesBefore || one.feePercent < before.feePercent);
  });
  if (step < 0) return [];
  return [{ lines: [line], code: "cancellation-not-falling", values: { tariff: id, step: step + 1 } }];
}

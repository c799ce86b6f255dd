import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { contradictions } from "#domain/tariffs/contradictions.ts";
import { extentsOf, type ExtentOf } from "#domain/tariffs/ground.ts";
import { numberProblems } from "#domain/tariffs/number-problems.ts";
import { overlaps } from "#domain/tariffs/overlaps.ts";
import { sameSizeGrounds } from "#domain/tariffs/same-size-grounds.ts";
import type { TariffBook, BookTariff } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";

/**
 * Distance bands that do not rise to an open end, and cancellation ladders that do not fall; shared terms are reported
 * once.
 */
function tariffProblems(tariffs: readonly BookTariff[]): readonly BookProblem[] {
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

/** Entries of one kind with the same id or key, and fares whose class has no tariff. */
function duplicates(book: TariffBook): readonly BookProblem[] {
  return [
    ...twice("class", book.classes, (one) => one.id),
    ...twice("provider", book.providers, (one) => one.id),
    ...twice("area", book.areas, (one) => one.key),
    ...twice("service", book.services, (one) => one.id),
    ...twice("tariff", book.tariffs, (one) => one.id),
    ...twice("fare", book.fares, (one) => one.id),
    ...twice("rule", book.rules, (one) => one.id),
    ...twice("partner", book.partners, (one) => one.userId),
    ...twice("certificate", book.certificates, (one) => one.code),
    ...withoutTariff(book),
  ];
}

function twice<One extends object>(
  what: string,
  entries: readonly One[],
  idOf: (entry: One) => string | number,
): readonly BookProblem[] {
  const known = new Map<string | number, One>();
  const problems: BookProblem[] = [];
  for (const entry of entries) {
    const first = known.get(idOf(entry));
    if (first === undefined) known.set(idOf(entry), entry);
    else
      problems.push({
        lines: [...lineOf(first), ...lineOf(entry)],
        code: "duplicate-id",
        values: { what, id: idOf(entry) },
      });
  }
  return problems;
}

function lineOf(entry: object): readonly number[] {
  return "line" in entry && typeof entry.line === "number" ? [entry.line] : [];
}

function withoutTariff({ tariffs, fares }: TariffBook): readonly BookProblem[] {
  const priced = new Set(tariffs.map((tariff) => `${tariff.providerId} ${tariff.carClassId}`));
  return fares
    .filter((fare) => !priced.has(`${fare.providerId} ${fare.carClassId}`))
    .map(({ line, providerId, carClassId }) => ({
      lines: [line],
      code: "fare-without-tariff",
      values: { provider: providerId, class: carClassId },
    }));
}

/** The parts of a book that are compared with each other. */
export type Compared = Pick<TariffBook, "tariffs" | "fares" | "rules">;

/**
 * Every contradiction and every implausible value in a book, in the order of the file. Callers that know where places and
 * imported areas lie pass `extentOf`; otherwise only the circles of the book are known.
 */
export function bookProblems(book: TariffBook, extentOf: ExtentOf = extentsOf(book)): readonly BookProblem[] {
  return inOrder([
    ...duplicates(book),
    ...contradictionsBetween(book, extentOf),
    ...tariffProblems(book.tariffs),
    ...numberProblems(book),
  ]);
}

/** Only contradictions between entries; those entries must be readable, the rest of the book may not be. */
export function contradictionsBetween({ tariffs, fares, rules }: Compared, extentOf: ExtentOf): readonly BookProblem[] {
  const zones = [...tariffs.map(({ zone }) => zone), ...fares.flatMap(({ from, to }) => [from, to])];
  const grounds = sameSizeGrounds(zones, extentOf);
  return inOrder([...overlaps({ tariffs, fares }, grounds), ...contradictions(rules, extentOf)]);
}

function inOrder(problems: readonly BookProblem[]): readonly BookProblem[] {
  return problems.toSorted((a, b) => (a.lines[0] ?? 0) - (b.lines[0] ?? 0));
}

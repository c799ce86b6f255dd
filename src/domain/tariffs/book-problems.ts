import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { contradictions } from "#domain/tariffs/contradictions.ts";
import { duplicates } from "#domain/tariffs/duplicates.ts";
import { extentsOf, type ExtentOf } from "#domain/tariffs/ground.ts";
import { numberProblems } from "#domain/tariffs/number-problems.ts";
import { overlaps } from "#domain/tariffs/overlaps.ts";
import { sameSizeGrounds } from "#domain/tariffs/same-size-grounds.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { tariffProblems } from "#domain/tariffs/tariff-problems.ts";

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

import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { doValiditiesMeet } from "#domain/tariffs/rules-meet.ts";
import type { BookTariff, FixedFare, TariffBook, Validity, ZoneKey } from "#domain/tariffs/tariff-book.ts";

/** The most ties reported: one fix cures them all. */
const TIES_MAX = 200;

interface Sold {
  readonly providerId: number;
  readonly carClassId: number;
  readonly valid: Validity;
  readonly line: number;
}

/**
 * Pairs of tariffs, and of fixed fares that differ in one end only, that apply in two areas of the same size: where these
 * areas overlap, chance decides which one applies. Fares with the same price do not matter.
 */
export function tieProblems(
  { tariffs, fares }: Pick<TariffBook, "tariffs" | "fares">,
  ties: readonly (readonly [ZoneKey, ZoneKey])[],
): readonly BookProblem[] {
  const tariffsAt = Map.groupBy(tariffs, ({ zone }) => zone);
  const faresFrom = Map.groupBy(fares, ({ from }) => from);
  const faresTo = Map.groupBy(fares, ({ to }) => to);
  const problems: BookProblem[] = [];
  for (const [one, other] of ties) {
    const tell = (code: BookProblem["code"], pairs: Iterable<[Sold, Sold]>): void => {
      for (const [a, b] of pairs) {
        const values = { provider: a.providerId, class: a.carClassId, area: one, other };
        problems.push({ lines: linesOf(a, b), code, values });
      }
    };
    tell(
      "tariffs-tie",
      matching<BookTariff>(tariffsAt.get(one), tariffsAt.get(other), () => ""),
    );
    const both = [faresFrom.get(one), faresFrom.get(other)] as const;
    tell("fares-tie", dear(matching(...both, ({ to }) => to)));
    tell("fares-tie", dear(matching(faresTo.get(one), faresTo.get(other), ({ from }) => from)));
    if (problems.length > TIES_MAX) break;
  }
  return problems;
}

/** The lines of two entries, each once, in the order of the file. */
export function linesOf(one: Pick<Sold, "line">, other: Pick<Sold, "line">): readonly number[] {
  return [...new Set([one.line, other.line])].sort((a, b) => a - b);
}

/** Entries of the two lists with the same provider, class and key that are valid on the same day. */
function* matching<One extends Sold>(
  some: readonly One[] = [],
  others: readonly One[] = [],
  keyOf: (one: One) => string,
): Generator<[One, One]> {
  const nameOf = (one: One): string => `${one.providerId} ${one.carClassId} ${keyOf(one)}`;
  const byName = Map.groupBy(others, nameOf);
  for (const one of some) {
    for (const other of byName.get(nameOf(one)) ?? []) {
      if (doValiditiesMeet(one.valid, other.valid)) yield [one, other];
    }
  }
}

function* dear(pairs: Iterable<[FixedFare, FixedFare]>): Generator<[FixedFare, FixedFare]> {
  for (const [one, other] of pairs) if (one.amount !== other.amount) yield [one, other];
}

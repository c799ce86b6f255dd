import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import { doValiditiesMeet } from "#domain/tariffs/rules-meet.ts";
import type { SameSizeGrounds } from "#domain/tariffs/same-size-grounds.ts";
import type { TariffBook, Validity, ZoneKey, BookTariff, FixedFare } from "#domain/tariffs/tariff-book.ts";

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
function tieProblems(
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
function linesOf(one: Pick<Sold, "line">, other: Pick<Sold, "line">): readonly number[] {
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

interface Entry {
  readonly valid: Validity;
  readonly line: number;
}

/**
 * Tariffs, and fixed fares, of one provider and class on the same ground that are valid on the same day; ground with two
 * names counts as the same. Each pair of lines is reported once, for all its classes.
 */
export function overlaps(
  { tariffs, fares }: Pick<TariffBook, "tariffs" | "fares">,
  { first, ties }: SameSizeGrounds,
): readonly BookProblem[] {
  const problems: BookProblem[] = [];
  const sameGround = Map.groupBy(tariffs, (one) => `${one.providerId} ${one.carClassId} ${first(one.zone)}`);
  for (const some of sameGround.values()) {
    for (const [one, other] of meetings(some)) {
      const values = {
        provider: one.providerId,
        class: one.carClassId,
        zone: one.zone,
        ...renamed([one.zone, other.zone]),
      };
      problems.push({ lines: linesOf(one, other), code: "tariffs-overlap", values });
    }
  }
  const sameWay = Map.groupBy(
    fares,
    (one) => `${one.providerId} ${one.carClassId} ${first(one.from)} ${first(one.to)}`,
  );
  for (const some of sameWay.values()) {
    for (const [one, other] of meetings(some)) {
      const values = {
        provider: one.providerId,
        class: one.carClassId,
        from: one.from,
        to: one.to,
        ...renamed([one.from, other.from], [one.to, other.to]),
      };
      problems.push({ lines: linesOf(one, other), code: "fares-overlap", values });
    }
  }
  return oncePerPair(ties.length === 0 ? problems : [...problems, ...tieProblems({ tariffs, fares }, ties)]);
}

/** The two names of one ground, when the entries name it differently. */
function renamed(...grounds: readonly (readonly [ZoneKey, ZoneKey])[]): {
  readonly area?: ZoneKey;
  readonly other?: ZoneKey;
} {
  const [pair] = grounds.filter(([one, other]) => one !== other);
  return pair === undefined ? {} : { area: pair[0], other: pair[1] };
}

/** One problem for a pair of lines, whichever classes and directions it is found for. */
function oncePerPair(problems: readonly BookProblem[]): readonly BookProblem[] {
  const pairs = Map.groupBy(problems, ({ code, lines }) => `${code} ${lines.join(" ")}`);
  return [...pairs.values()].flatMap(([one, ...others]) => {
    if (one === undefined) return [];
    const classes = [...new Set([one, ...others].map(({ values }) => values["class"]))];
    return classes.length < 2 ? [one] : [{ ...one, values: { ...one.values, class: classes.join(", ") } }];
  });
}

/** Each entry that begins before all earlier ones have ended, with the earlier one that ends last. */
function* meetings<One extends Entry>(entries: readonly One[]): Generator<[One, One]> {
  const byStart = entries.toSorted((a, b) => compare(a.valid.from ?? "", b.valid.from ?? "") || a.line - b.line);
  let latest: One | undefined;
  for (const entry of byStart) {
    if (latest !== undefined && (latest.valid.to === null || (entry.valid.from ?? "") <= latest.valid.to)) {
      yield [latest, entry];
    }
    if (latest === undefined || endsLater(entry, latest)) latest = entry;
  }
}

function endsLater({ valid: one }: Entry, { valid: other }: Entry): boolean {
  return other.to !== null && (one.to === null || one.to > other.to);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { SameSizeGrounds } from "#domain/tariffs/same-size-grounds.ts";
import type { TariffBook, Validity, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { linesOf, tieProblems } from "#domain/tariffs/ties.ts";

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

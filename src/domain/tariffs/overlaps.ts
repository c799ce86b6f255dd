import type { BookProblem } from "#domain/tariffs/book-problem.ts";
import type { TariffBook, Validity } from "#domain/tariffs/tariff-book.ts";

interface Entry {
  readonly valid: Validity;
  readonly line: number;
}

/** Tariffs, and fixed fares, of one provider and class on equal ground that are valid on the same day. */
export function overlaps({ tariffs, fares }: TariffBook): readonly BookProblem[] {
  const problems: BookProblem[] = [];
  const sameGround = Map.groupBy(tariffs, (one) => `${one.providerId} ${one.carClassId} ${one.zone}`);
  for (const some of sameGround.values()) {
    for (const [one, other] of meetings(some)) {
      const values = { provider: one.providerId, class: one.carClassId, zone: one.zone };
      problems.push({ lines: linesOf(one, other), code: "tariffs-overlap", values });
    }
  }
  const sameWay = Map.groupBy(fares, (one) => `${one.providerId} ${one.carClassId} ${one.from} ${one.to}`);
  for (const some of sameWay.values()) {
    for (const [one, other] of meetings(some)) {
      const values = { provider: one.providerId, class: one.carClassId, from: one.from, to: one.to };
      problems.push({ lines: linesOf(one, other), code: "fares-overlap", values });
    }
  }
  return problems;
}

/** Each entry that begins before all earlier ones have ended, with the one of these that ends last. */
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

function linesOf(one: Entry, other: Entry): readonly number[] {
  return [...new Set([one.line, other.line])].sort((a, b) => a - b);
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

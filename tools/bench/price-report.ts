import type { Measured } from "./load.ts";
import type { PricingAlone } from "./pricing-alone.ts";

/** The ratios we want to reach on two cores that server, database and load share. */
export const AIMS = { rateToBareLeast: 0.5, latencyGrowthMost: 1.3 } as const;

/** Cost of a book of one size; memory in MB. */
export interface SizeNumbers {
  readonly entries: number;
  readonly answerBytes: number;
  /** The same search again and again. */
  readonly again: Measured;
  /** A different search every time. */
  readonly others: Measured;
  readonly alone: PricingAlone;
  readonly firstSearchMs: number;
  readonly memory: { readonly started: number; readonly read: number; readonly asked: number };
}

/** One ratio within the run, and its target. */
export interface Ratio {
  readonly of: string;
  readonly value: number;
  readonly aim: string | null;
  readonly isReached: boolean | null;
}

/** All numbers of one run. */
export interface PriceReport {
  readonly machine: { readonly cpus: number; readonly node: string; readonly loadBefore: number };
  readonly bare: Measured;
  readonly sizes: readonly SizeNumbers[];
  readonly ratios: readonly Ratio[];
}

/** The ratios of a run: its rates compared with the bare route, and what the largest book costs more than the smallest. */
export function priceRatios({ bare, sizes }: Pick<PriceReport, "bare" | "sizes">): Ratio[] {
  const [least, most] = [sizes[0], sizes.at(-1)];
  if (least === undefined || most === undefined) return [];
  const atLeast = (of: string, value: number): Ratio => ({
    of,
    value,
    aim: `>= ${AIMS.rateToBareLeast}`,
    isReached: value >= AIMS.rateToBareLeast,
  });
  const atMost = (of: string, value: number): Ratio => ({
    of,
    value,
    aim: `<= ${AIMS.latencyGrowthMost}`,
    isReached: value <= AIMS.latencyGrowthMost,
  });
  const span = `${most.entries} to ${least.entries} entries`;
  return [
    ...sizes.map(({ entries, again }) =>
      atLeast(`same search to a bare route of the same bytes, ${entries} entries`, again.perSecond / bare.perSecond),
    ),
    atMost(`same search, p50 of ${span}`, most.again.p50 / least.again.p50),
    atMost(`same search, p99 of ${span}`, most.again.p99 / least.again.p99),
    atMost(`other searches, p50 of ${span}`, most.others.p50 / least.others.p50),
    atMost(`other searches, p99 of ${span}`, most.others.p99 / least.others.p99),
    { of: `pricing alone, p50 of ${span}`, value: most.alone.p50 / least.alone.p50, aim: null, isReached: null },
    { of: `pricing alone, p99 of ${span}`, value: most.alone.p99 / least.alone.p99, aim: null, isReached: null },
  ];
}

/** The report as lines of text. */
export function printPriceReport({ bare, sizes, ratios, machine }: PriceReport): string[] {
  const load = [
    ["", "per second", "p50 ms", "p99 ms", "count", "wrong"],
    measuredRow("bare route", bare),
    ...sizes.map(({ entries, again }) => measuredRow(`same search, ${entries}`, again)),
    ...sizes.map(({ entries, others }) => measuredRow(`other searches, ${entries}`, others)),
  ];
  const books = [
    ["entries", "answer B", "compile ms", "1st search ms", "pricing µs p50", "p99", "MB start", "read", "asked"],
    ...sizes.map(({ entries, answerBytes, alone, firstSearchMs, memory }) => [
      String(entries),
      String(answerBytes),
      alone.compileMs.toFixed(1),
      firstSearchMs.toFixed(0),
      alone.p50.toFixed(0),
      alone.p99.toFixed(0),
      memory.started.toFixed(0),
      memory.read.toFixed(0),
      memory.asked.toFixed(0),
    ]),
  ];
  const compared = ratios.map(({ of, value, aim, isReached }) => [
    of,
    value.toFixed(2),
    aim === null ? "" : `aim ${aim}`,
    isReached === null ? "" : isReached ? "reached" : "missed",
  ]);
  const about = `${machine.cpus} cores, ${machine.node}; load of the machine before the run ${machine.loadBefore.toFixed(1)}.`;
  return ["", ...columns(load), "", ...columns(books), "", ...columns(compared), "", about];
}

function measuredRow(name: string, { perSecond, p50, p99, count, wrong }: Measured): string[] {
  return [name, perSecond.toFixed(0), p50.toFixed(2), p99.toFixed(2), String(count), String(wrong)];
}

/** Aligns the first column to the left and the others to the right. */
function columns(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
}

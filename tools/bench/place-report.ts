import type { Measured } from "./place-engines/measure.ts";
import { QUERY_CLASSES, type PlaceQueryRow } from "./place-queries.ts";

/** The results of one engine: milliseconds, MB, and shares from 0 to 1. */
export interface EngineNumbers {
  readonly rows: number;
  readonly buildMs: number;
  readonly loadMs: number;
  readonly memoryLoaded: number | undefined;
  readonly memoryAsked: number | undefined;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly timeouts: number;
  readonly recallAt1: number;
  readonly recallAt3: number;
  /** Recall at 1 and at 3 for each class of queries. */
  readonly classes: Readonly<Record<string, { readonly at1: number; readonly at3: number }>>;
}

function recall(
  queries: readonly PlaceQueryRow[],
  found: Measured["found"],
  kind: string | undefined,
  at: number,
): number {
  let asked = 0;
  let right = 0;
  for (const [number, query] of queries.entries()) {
    if (kind !== undefined && query.class !== kind) continue;
    asked += 1;
    if (found[number]?.slice(0, at).some((id) => query.expected.includes(id))) right += 1;
  }
  return asked === 0 ? 0 : right / asked;
}

/** Summarises one engine. */
export function summarise(queries: readonly PlaceQueryRow[], buildMs: number, measured: Measured): EngineNumbers {
  const { rows, loadMs, memoryLoaded, memoryAsked, found } = measured;
  const times = measured.times.toSorted((a, b) => a - b);
  const share = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0;
  return {
    rows,
    buildMs,
    loadMs,
    memoryLoaded,
    memoryAsked,
    p50: share(0.5),
    p99: share(0.99),
    max: share(1),
    timeouts: found.filter((places) => places === null).length,
    recallAt1: recall(queries, found, undefined, 1),
    recallAt3: recall(queries, found, undefined, 3),
    classes: Object.fromEntries(
      QUERY_CLASSES.map((kind) => [
        kind,
        { at1: recall(queries, found, kind, 1), at3: recall(queries, found, kind, 3) },
      ]),
    ),
  };
}

const NAME_WIDTH = 30;
const CELL_WIDTH = 20;
const ratio = (value: number): string => value.toFixed(value < 9.95 ? 2 : 0);
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** Prints the table: one column per engine, with each number also as a multiple of the first engine's. */
export function printTable(
  engines: Readonly<Record<string, EngineNumbers>>,
  queries: readonly PlaceQueryRow[],
): string {
  const all = Object.entries(engines);
  const lines = ["".padEnd(NAME_WIDTH) + all.map(([name]) => name.padStart(CELL_WIDTH)).join("")];
  const add = (
    title: string,
    value: (of: EngineNumbers) => number | undefined,
    show: (value: number) => string,
  ): void => {
    const first = all[0] && value(all[0][1]);
    const cells = all.map(([, numbers], at) => {
      const own = value(numbers);
      if (own === undefined) return "—";
      return at === 0 || !first ? show(own) : `${show(own)} ×${ratio(own / first)}`;
    });
    lines.push(title.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join(""));
  };
  const seconds = (ms: number): string => (ms / 1000).toFixed(2);
  const ms = (value: number): string => value.toFixed(value < 10 ? 2 : 0);
  const mb = (value: number): string => value.toFixed(0);
  add("build, s", (of) => of.buildMs, seconds);
  add("load, s", (of) => of.loadMs, seconds);
  add("memory loaded, MB", (of) => of.memoryLoaded, mb);
  add("memory after the queries, MB", (of) => of.memoryAsked, mb);
  add("p50, ms", (of) => of.p50, ms);
  add("p99, ms", (of) => of.p99, ms);
  add("max, ms", (of) => of.max, ms);
  add("timeouts", (of) => of.timeouts, String);
  add("recall at 1", (of) => of.recallAt1, percent);
  add("recall at 3", (of) => of.recallAt3, percent);
  for (const kind of QUERY_CLASSES) {
    const count = queries.filter((query) => query.class === kind).length;
    const cells = all.map(
      ([, { classes }]) => `${percent(classes[kind]?.at1 ?? 0)} / ${percent(classes[kind]?.at3 ?? 0)}`,
    );
    lines.push(
      `  ${kind} (${count}), at 1 / at 3`.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(CELL_WIDTH)).join(""),
    );
  }
  return lines.join("\n");
}

import { spawn } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { printLine } from "../../scripts/print-line.ts";
import { runCommand } from "../../scripts/run-command.ts";
import { measureBlind } from "./blind-searches.ts";
import { ENGINES, measureBuild, measureFind, type Measured } from "./place-engines/measure.ts";
import { readPlaceRows } from "./place-engines/place-rows.ts";
import { comparePlaceMemory } from "./place-memory.ts";
import { readPlaceQueries } from "./place-queries.ts";
import { printTable, summarise, type EngineNumbers } from "./place-report.ts";
import { measureRandomTexts } from "./random-texts.ts";
import { measureSpots } from "./spot-searches.ts";

/*
 * Place search, measured: `npm run bench:places`. Every engine is filled with the same rows, built in one process, opened
 * in a second one, warmed up and asked the same 2,000 queries in the same order, one by one.
 * Then hotels, sights and addresses are searched for as the page does it, in our own search alone.
 *   --json     the numbers as JSON instead of the table
 *   --misses   also what our own search did not have among its first three
 *   --only=x   one engine alone
 *   --seed=n   a fresh set by the same rules, for this run only
 *   --before=<commit>  only the memory of the server beside that of an earlier commit, asked the same
 *   --make     rewrites place-queries.tsv before measuring and keeps the handwritten queries
 */

const DATA_DIR = join(import.meta.dirname, "../../data");
const TOP = 3;
async function inOwnProcess<T>(step: "build" | "find", name: string, folder: string): Promise<T> {
  const result = join(folder, `${name}-${step}.json`);
  const own = fileURLToPath(import.meta.url);
  const { code, output } = await runCommand(process.execPath, [
    "--expose-gc",
    own,
    `--step=${step}`,
    name,
    join(folder, name),
    result,
  ]);
  if (code !== 0) throw new Error(`${name} failed to ${step}:\n${output}`);
  return JSON.parse(await readFile(result, "utf8")) as T;
}

/** Runs the comparison in a process that reads its own set of queries. */
async function compareFresh(argv: readonly string[], seed: number): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), "nameboard-queries-"));
  const file = join(folder, "place-queries.tsv");
  try {
    await (await import("./make-place-queries.ts")).makePlaceQueries(DATA_DIR, { file, seed });
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), ...argv], {
      env: { ...process.env, PLACE_QUERIES: file },
      stdio: "inherit",
    });
    process.exitCode = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function compare(argv: readonly string[]): Promise<void> {
  if (argv.includes("--make")) await (await import("./make-place-queries.ts")).makePlaceQueries(DATA_DIR);
  const isJson = argv.includes("--json");
  const only = argv.find((arg) => arg.startsWith("--only="))?.slice("--only=".length);
  const seed = argv.find((arg) => arg.startsWith("--seed="))?.slice("--seed=".length);
  if (seed !== undefined && process.env["PLACE_QUERIES"] === undefined) return compareFresh(argv, Number(seed));
  const queries = await readPlaceQueries();
  const places = await readPlaceRows(DATA_DIR);
  const ids = new Set(places.map((place) => place.id));
  const lost = queries.filter((query) => !query.expected.some((id) => ids.has(id)));
  if (lost.length > 0 && !isJson)
    printLine(`${lost.length} queries ask for places this pack does not have, e.g. «${lost[0]?.term}».`);
  const folder = await mkdtemp(join(tmpdir(), "nameboard-bench-"));
  await chmod(folder, 0o711);
  const numbers: Record<string, EngineNumbers> = {};
  let misses: readonly string[] = [];
  try {
    for (const name of Object.keys(ENGINES).filter((engine) => only === undefined || engine === only)) {
      if (!isJson) printLine(`Measuring ${name}.`);
      await mkdir(join(folder, name), { mode: 0o755 });
      const { buildMs } = await inOwnProcess<{ buildMs: number }>("build", name, folder);
      const measured = await inOwnProcess<Measured>("find", name, folder);
      numbers[name] = summarise(queries, buildMs, measured);
      if (name === "nameboard")
        misses = missed(queries, measured, new Map(places.map((place) => [place.id, place.name.en])));
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  printLine(
    isJson
      ? JSON.stringify({ queries: queries.length, lost: lost.map(({ term }) => term), engines: numbers }, null, 2)
      : `\n${printTable(numbers, queries)}`,
  );
  if (!isJson) {
    printLine(await measureRandomTexts(DATA_DIR));
    printLine(await measureSpots(DATA_DIR, argv.includes("--misses")));
    const ground = { gazetteer: await loadGazetteer(DATA_DIR), secret: "of the benchmark alone" };
    printLine(await measureBlind(ground, argv.includes("--misses")));
  }
  if (argv.includes("--misses")) printLine(["term\tlocale\tclass\tcountry\texpected\tgot", ...misses].join("\n"));
}

/** One line for every query without its answer among the first three. */
function missed(
  queries: Awaited<ReturnType<typeof readPlaceQueries>>,
  { found }: Measured,
  names: ReadonlyMap<string, string>,
): string[] {
  const named = (ids: readonly string[]): string => ids.map((id) => `${id} ${names.get(id) ?? "?"}`).join(", ");
  return queries.flatMap((query, at) => {
    const got = found[at]?.slice(0, TOP) ?? [];
    if (got.some((id) => query.expected.includes(id))) return [];
    return [[query.term, query.locale, query.class, query.country, named(query.expected), named(got)].join("\t")];
  });
}

const argv = process.argv.slice(2);
const step = argv[0]?.startsWith("--step=") ? argv[0].slice("--step=".length) : undefined;
const before = argv.find((arg) => arg.startsWith("--before="))?.slice("--before=".length);
const [, name = "", folder = "", result = ""] = argv;
if (step === "build") await measureBuild(name, DATA_DIR, folder, result);
else if (step === "find") await measureFind(name, DATA_DIR, folder, result);
else if (before !== undefined) printLine(await comparePlaceMemory(before));
else await compare(argv);

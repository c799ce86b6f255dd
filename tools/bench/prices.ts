import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../scripts/with-server.ts";
import { load, together, type Turn } from "./load.ts";
import { bookMark, ENTRIES_PER_TOWN, makePriceBook } from "./price-book.ts";
import { printPriceReport, priceRatios, type PriceReport, type SizeNumbers } from "./price-report.ts";
import { ridesTo, searchCall } from "./price-searches.ts";
import { memoryOf, startPriceServer, type PriceServer } from "./price-server.ts";
import { readTowns } from "./price-towns.ts";
import { measurePricing, type PricingAlone } from "./pricing-alone.ts";

/*
 * Price searches, measured: `npm run bench:prices`. Asks a bare route, and three servers whose own databases hold books
 * of tariffs with more and more areas, fares and rules, all at once, so that anything else the machine does affects all
 * alike.
 *   --json       the numbers as JSON instead of the table
 *   --seconds=n  length of each turn, 5 by default
 */

const SIZES = [100, 10_000, 100_000] as const;
/** To each server. */
const CONNECTIONS = 4;
const TURNS = 3;
const WARM_SECONDS = 2;
const DATA_DIR = join(import.meta.dirname, "../../data");

const argv = process.argv.slice(2);
const isJson = argv.includes("--json");
const seconds = Number(argv.find((arg) => arg.startsWith("--seconds="))?.slice("--seconds=".length) ?? 5);
const print = (line: string): void => void (isJson || process.stdout.write(`${line}\n`));

/** One of the parts that are measured in turns. */
interface Part {
  readonly url: string;
  readonly next: () => { readonly path: string };
  readonly mark: string;
  readonly turns: Turn[];
}

async function startBare(address: string): Promise<{ readonly url: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, ["tools/bench/bare-route.ts", String(port), address]);
  await once(child.stdout, "data");
  return { url: `http://localhost:${port}`, child };
}

async function ask(part: Part, forSeconds: number): Promise<Turn> {
  return load(part.url, {
    connections: CONNECTIONS,
    seconds: forSeconds,
    next: part.next,
    isRight: (body) => body.startsWith('{"result":[{"price_id":') && body.includes(part.mark),
  });
}

/**
 * Asks the parts of a group at once, group after group. One after another, the client would idle a little at the slower
 * server and not at the quicker one, and to wake it costs the kernel more than the answer costs the server.
 */
async function askAtOnce(groups: readonly (readonly Part[])[]): Promise<void> {
  print("Warming up.");
  for (const part of groups.flat()) await ask(part, Math.min(WARM_SECONDS, seconds));
  print(`Measuring, ${TURNS} turns of ${seconds} s for each group.`);
  for (let turn = 0; turn < TURNS; turn += 1) {
    for (const group of groups) {
      const turns = await Promise.all(group.map((part) => ask(part, seconds)));
      for (const [at, part] of group.entries()) part.turns.push(...turns.slice(at, at + 1));
    }
  }
}

async function measure(folder: string, servers: PriceServer[]): Promise<Pick<PriceReport, "bare" | "sizes">> {
  const towns = await readTowns(DATA_DIR, Math.max(...SIZES) / ENTRIES_PER_TOWN);
  // Towns that every book contains.
  const ride = ridesTo(towns.slice(0, Math.min(...SIZES) / ENTRIES_PER_TOWN), Date.now());
  const same = searchCall(ride(0));
  const alone: PricingAlone[] = [];
  for (const entries of SIZES) {
    print(`A server with ${entries} entries.`);
    const book = makePriceBook(towns, entries);
    alone.push(measurePricing(book, ride));
    servers.push(await startPriceServer(folder, { entries, book, path: same.path }));
  }
  const last = servers.at(-1);
  if (last === undefined) throw new Error("there is no server");
  const bareRoute = await startBare(`${last.server.url}${same.path}`);
  try {
    const bare: Part = { url: bareRoute.url, next: () => ({ path: "/" }), mark: bookMark(last.entries), turns: [] };
    const partOf = ({ server, entries }: PriceServer, next: Part["next"]): Part => ({
      url: server.url,
      next,
      mark: bookMark(entries),
      turns: [],
    });
    const again = servers.map((one) => partOf(one, () => same));
    const others = servers.map((one) => {
      let step = 0;
      return partOf(one, () => searchCall(ride((step += 1))));
    });
    await askAtOnce([[bare, ...again], others]);
    const sizes: SizeNumbers[] = [];
    for (const [at, { entries, server, memory, firstSearchMs, answerBytes }] of servers.entries()) {
      sizes.push({
        entries,
        answerBytes,
        again: together(again[at]?.turns ?? []),
        others: together(others[at]?.turns ?? []),
        alone: alone[at] ?? { compileMs: 0, p50: 0, p99: 0 },
        firstSearchMs,
        memory: { ...memory, asked: await memoryOf(server) },
      });
    }
    return { bare: together(bare.turns), sizes };
  } finally {
    bareRoute.child.kill();
  }
}

const began = performance.now();
const folder = await mkdtemp(join(tmpdir(), "nameboard-bench-"));
await chmod(folder, 0o711);
const servers: PriceServer[] = [];
try {
  const loadBefore = loadavg()[0] ?? 0;
  const numbers = await measure(folder, servers);
  const machine = { node: process.version, cpus: cpus().length, loadBefore, seconds };
  const report = { at: new Date().toISOString(), machine, ...numbers, ratios: priceRatios(numbers) };
  if (isJson) process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
  else for (const line of printPriceReport(report)) print(line);
  print(`The run took ${((performance.now() - began) / 1000).toFixed(0)} s.`);
  await mkdir(".cache", { recursive: true });
  await writeFile(".cache/bench-prices.json", `${JSON.stringify(report, null, 2)}\n`);
} finally {
  for (const { server } of servers) await server.end();
  await rm(folder, { recursive: true, force: true });
}

import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { printLine } from "../../scripts/print-line.ts";
import { freePort, startOwnServer, type OwnServer } from "../../scripts/with-server.ts";
import { orderCalls, sameSearchCall } from "./bench-calls.ts";
import { bulkFigures } from "./console-bulk.ts";
import { consoleParts, type Ask, type ConsolePart } from "./console-calls.ts";
import { logInToConsole, makeUpOrders } from "./console-orders.ts";
import { changesSeen, openStreams } from "./console-streams.ts";
import { load, quantile, together, type Turn } from "./load.ts";

/** What the console aims at (OPR-12); milliseconds, and a share. */
const AIMS = { p95: 300, seen: 2000, ratio: 0.95 } as const;
const CALLS = 30;
const CHANGES = 30;
const STREAMS = 200;
/** Who keeps them open: one account may have a part of them only. */
const READERS = ["admin", "dispatcher", "support", "accountant"].map((name) => `${name}@demo.test`);
const CONNECTIONS = 8;
const TURNS = 3;
const TURN_SECONDS = 4;

const HELP = `Measures the console with many orders, and prints the figures: the slowest twentieth of each call, how soon another browser sees a
change, what each trip takes when the same is done to many at once (which confirms, passes, writes to and cancels some), and orders per second with ${STREAMS} streams open against none.

  npm run bench:console                          makes up 100000 orders first, which takes a quarter of an hour
  npm run bench:console -- --orders 20000        fewer of them
  npm run bench:console -- --data bench-data     keeps its database there and measures the same one again
`;

const { values: asked } = parseArgs({
  options: {
    help: { type: "boolean", default: false },
    orders: { type: "string", default: "100000" },
    data: { type: "string" },
  },
});

const ms = (value: number): string => value.toFixed(0).padStart(8);

const asker =
  (url: string, headers: Record<string, string>): Ask =>
  async <Result>(path: string) => {
    const answer = await fetch(`${url}/operator/v1/${path}`, { headers });
    const body = (await answer.json()) as { readonly result: Result };
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(body)}`);
    return body.result;
  };

async function timesOf(ask: Ask, { paths }: ConsolePart, calls = CALLS): Promise<number[]> {
  const times: number[] = [];
  for (let call = -3; call < Math.max(calls, paths.length); call++) {
    const begun = performance.now();
    await ask(paths[(call + 3) % paths.length] ?? "");
    // The first ones warm up.
    if (call >= 0) times.push(performance.now() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

/** Orders per second with so many streams open against none, in turns, so that whatever else this machine does meets both. */
async function ordersPerSecond(
  url: string,
  readers: readonly Record<string, string>[],
): Promise<{ without: number; with: number }> {
  const found = (await (await fetch(`${url}${sameSearchCall().path}`)).json()) as {
    readonly result: readonly { readonly price_id: number }[];
  };
  const order = {
    connections: CONNECTIONS,
    next: orderCalls(found.result[0]?.price_id ?? 0),
    isRight: (body: string) => body.startsWith('{"result":[{"order_id":'),
  };
  await load(url, { ...order, seconds: TURN_SECONDS });
  const turns: { readonly without: Turn[]; readonly with: Turn[] } = { without: [], with: [] };
  for (let turn = 0; turn < TURNS; turn++) {
    turns.without.push(await load(url, { ...order, seconds: TURN_SECONDS }));
    const streams = (
      await Promise.all(readers.map((reader) => openStreams(url, reader, STREAMS / readers.length)))
    ).flat();
    turns.with.push(await load(url, { ...order, seconds: TURN_SECONDS }));
    for (const stream of streams) stream.end();
  }
  const measured = { without: together(turns.without), with: together(turns.with) };
  const wrong = measured.without.wrong + measured.with.wrong;
  if (wrong > 0) printLine(`${wrong} orders were refused or lost.`);
  return { without: measured.without.perSecond, with: measured.with.perSecond };
}

async function measure(server: OwnServer): Promise<Record<string, unknown>> {
  const { url } = server;
  const headers = await logInToConsole(url);
  const ask = asker(url, headers);
  await makeUpOrders(server, headers, Number(asked.orders));
  const { all } = await ask<{ readonly all: number }>("board?lang=en");
  const parts = await consoleParts(ask);
  printLine(
    `\n${all} trips. Milliseconds until an answer is read, one call at a time; the aim for p95 is ${AIMS.p95}.\n`,
  );
  printLine(`${"".padEnd(34)}${"p50".padStart(8)}${"p95".padStart(8)}${"most".padStart(8)}`);
  const figures: Record<string, unknown> = {};
  for (const part of [...parts.board, parts.search, parts.order]) {
    const times = await timesOf(ask, part);
    figures[part.name] = { p50: quantile(times, 0.5), p95: quantile(times, 0.95), most: times.at(-1) };
    printLine(`${part.name.padEnd(34)}${ms(quantile(times, 0.5))}${ms(quantile(times, 0.95))}${ms(times.at(-1) ?? 0)}`);
  }
  const orders = (await ask<{ readonly trips: readonly { order_id: number }[] }>("trips?lang=en&limit=100")).trips;
  const seen = (
    await changesSeen(
      { url, headers, ask },
      orders.slice(0, CHANGES).map(({ order_id: id }) => id),
    )
  ).toSorted((a, b) => a - b);
  printLine(
    `\nA change is read by another browser after ${quantile(seen, 0.5).toFixed(0)} ms, p95 ${quantile(seen, 0.95).toFixed(0)} ms; the aim is ${AIMS.seen}.`,
  );
  printLine(`\nThe same done to several trips, in as many calls as the board sends; milliseconds for each trip.\n`);
  const bulk = await bulkFigures(url, headers, ask);
  for (const { name, trips, refused, ms: all } of bulk)
    printLine(
      `${`${name}, ${trips} trips`.padEnd(34)}${ms(all / trips)}${refused > 0 ? `  (${refused} refused)` : ""}`,
    );
  const rates = await ordersPerSecond(url, await Promise.all(READERS.map((login) => logInToConsole(url, login))));
  const ratio = rates.with / rates.without;
  printLine(
    `Orders per second with ${STREAMS} streams ${rates.with.toFixed(0)}, with none ${rates.without.toFixed(0)}: ratio ${ratio.toFixed(2)}; the aim is ${AIMS.ratio}.`,
  );
  printLine(`Load of this machine: ${loadavg()[0]?.toFixed(1)} on ${cpus().length} cores.`);
  return { trips: all, figures, bulk, seen: { p50: quantile(seen, 0.5), p95: quantile(seen, 0.95) }, rates, ratio };
}

if (asked.help) printLine(HELP);
else {
  const dataDir = asked.data === undefined ? await mkdtemp(join(tmpdir(), "nameboard-console-")) : resolve(asked.data);
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o711);
  const server = await startOwnServer({ dataDir, port: await freePort() });
  try {
    const measured = await measure(server);
    await mkdir(".cache", { recursive: true });
    const about = {
      at: new Date().toISOString(),
      node: process.version,
      cpus: cpus().length,
      load: loadavg(),
      aims: AIMS,
    };
    await writeFile(".cache/bench-console.json", `${JSON.stringify({ ...about, ...measured }, null, 2)}\n`);
  } finally {
    await server.end();
    if (asked.data === undefined) await rm(dataDir, { recursive: true, force: true });
  }
}

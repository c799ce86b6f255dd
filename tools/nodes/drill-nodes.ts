// Three servers on one PostgreSQL, then on three whose primary is killed again and again: `npm run drill:nodes -- --help`.
import { mkdir, writeFile, mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { Pool } from "pg";
import { build } from "../../scripts/build.ts";
import { printLine } from "../../scripts/print-line.ts";
import { freePort, startOwnServer } from "../../scripts/with-server.ts";
import { together } from "../bench/load.ts";
import { startBalancer } from "./balancer.ts";
import { startCluster } from "./cluster.ts";
import { databaseUrl, makeOwnDatabase, startOwnPostgres } from "./database.ts";
import { killPrimaries, type KillFigures } from "./kill-primaries.ts";
import { measureOrders, measureProcesses, type Carried } from "./measure-processes.ts";
import { findPrograms, type Programs } from "./programs.ts";
import { setUpStage, type Stage } from "./stage.ts";

/** Servers of Nameboard on one database; each has a data folder of its own, as on a machine of its own. */
interface Servers {
  readonly ports: readonly number[];
  end(): Promise<void>;
}

/** Starts so many servers. */
async function startServers(databaseUrl: string, many: number): Promise<Servers> {
  const servers: { readonly port: number; end(): Promise<void> }[] = [];
  const end = async (): Promise<void> => {
    for (const server of servers) await server.end();
  };
  try {
    // One after the other: the first fills the database.
    for (let number = 0; number < many; number++) {
      const [dataDir, port] = [await mkdtemp(join(tmpdir(), "nameboard-nodes-data-")), await freePort()];
      const server = await startOwnServer({ dataDir, port, env: { ...ENV, DATABASE_URL: databaseUrl } });
      servers.push({
        port,
        async end() {
          await server.end();
          await rm(dataDir, { recursive: true, force: true });
        },
      });
    }
  } catch (error) {
    await end();
    throw error;
  }
  return { ports: servers.map(({ port }) => port), end };
}

const ENV = {
  NODE_ENV: "production",
  ACQUIRER: "sandbox",
  SECRET: "a secret that all servers know and that is long enough",
} as const;

const RESULTS = ".cache/drill-nodes.json";
const SERVERS = 3;
/** How long the cluster may take to come up, in milliseconds. */
const START_MS = 120_000;
const HELP = `Starts three servers on a PostgreSQL of Debian behind HAProxy, and measures one, two and three of them; then on three PostgreSQL
under Patroni, whose primary is killed under half the orders a second that they carry. The figures are in ${RESULTS}.

  npm run drill:nodes [-- --kills 20] [--seconds 4]

It needs Debian's packages postgresql, patroni, etcd-server and haproxy, and listens on 127.0.0.1 only.
`;

/** One database, and one, two and three servers on it. */
async function measured(stage: Stage, programs: Programs, seconds: number): Promise<Carried[]> {
  const servers = await startServers(await startOwnPostgres(stage, programs), SERVERS);
  try {
    const web = await Promise.all(
      servers.ports.map(async (_, index) => ({
        port: await freePort(),
        serverPorts: servers.ports.slice(0, index + 1),
      })),
    );
    await startBalancer(stage, programs, { web });
    return await measureProcesses(
      web.map(({ port }) => `http://127.0.0.1:${port}`),
      seconds,
    );
  } finally {
    await servers.end();
  }
}

function report(carried: readonly Carried[]): void {
  const [one] = carried;
  printLine(`\nprocesses  prices a second  ratio  p99 ms   orders a second  ratio  p99 ms   wrong`);
  for (const { processes, prices, orders } of carried) {
    const part = (is: typeof prices, first: typeof prices | undefined): string =>
      `${is.perSecond.toFixed(0).padStart(15)}${(is.perSecond / (first?.perSecond ?? 1)).toFixed(2).padStart(7)}${is.p99.toFixed(0).padStart(8)}`;
    printLine(
      `${String(processes).padStart(9)}  ${part(prices, one?.prices)}  ${part(orders, one?.orders)}${String(prices.wrong + orders.wrong).padStart(8)}`,
    );
  }
  printLine(
    `\n${cpus().length} processors carried the servers, PostgreSQL, the balancer and whoever asked. More processes than processors cannot carry more;` +
      " what is to be seen here is whether they hinder each other, and not how far the product grows.\n",
  );
}

/** Three databases, three servers, and kills. */
async function killed(stage: Stage, programs: Programs, kills: number): Promise<KillFigures> {
  const cluster = await startCluster(stage, programs);
  await makeOwnDatabase((await cluster.whole(START_MS)).postgresPort);
  const [port, databasePort] = [await freePort(), await freePort()];
  await startBalancer(stage, programs, { web: [], database: { port: databasePort, nodes: cluster.nodes } });
  const servers = await startServers(databaseUrl(databasePort), SERVERS);
  const pool = new Pool({ connectionString: databaseUrl(databasePort), max: 1 });
  pool.on("error", () => undefined);
  try {
    await startBalancer(stage, programs, { web: [{ port, serverPorts: servers.ports }] });
    const url = `http://127.0.0.1:${port}`;
    for (const seconds of [3, 3]) await measureOrders(url, seconds);
    const { perSecond } = together([await measureOrders(url, 10)]);
    const half = Math.floor(perSecond / 2);
    printLine(
      `Three servers on three nodes carry ${perSecond.toFixed(0)} orders a second; ${half} a second come while primaries are killed.`,
    );
    return await killPrimaries({ cluster, pool, url, perSecond: half, kills, say: printLine });
  } finally {
    await pool.end();
    await servers.end();
  }
}

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    seconds: { type: "string", default: "4" },
    help: { type: "boolean", default: false },
  },
});
if (values.help) {
  printLine(HELP);
  process.exit(0);
}
const programs = await findPrograms(["postgres", "patroni", "etcd", "haproxy"]).catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
await build({ say: printLine });
const stage = await setUpStage(printLine);
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void stage.takeDown().finally(() => process.exit(1)));
let figures: KillFigures;
try {
  const carried = await measured(stage, programs, Number(values.seconds));
  report(carried);
  figures = await killed(stage, programs, Number(values.kills));
  const about = { at: new Date().toISOString(), processors: cpus().length, load: loadavg() };
  await mkdir(".cache", { recursive: true });
  await writeFile(RESULTS, `${JSON.stringify({ ...about, processes: carried, kills: figures }, null, 2)}\n`);
} finally {
  await stage.takeDown();
}
const { recoveries: _, ...told } = figures;
printLine(`${JSON.stringify(told, null, 2)}\nThe results are in ${RESULTS}.`);
process.exit(figures.lost + figures.doubled + figures.changedAnswers === 0 ? 0 : 1);

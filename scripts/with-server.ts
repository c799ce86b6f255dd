import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { chmod, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Role } from "#server/processes/process-messages.ts";
import { reachDatabase } from "./reach-database.ts";

/** A server started as in the README, on a free port and with its own data folder. */
export interface OwnServer {
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** Ends it as Ctrl-C would, or at once. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

const START_MS = 180_000;
/** Nobody waits longer for a server that has been asked to end. */
const END_MS = 60_000;

/** What `npm start` gives to Node, options included: without them memory and times are not those of an operator. */
async function startArguments(folder = "."): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(folder, "package.json"), "utf8")) as {
    scripts: { start: string };
  };
  const words = scripts.start.split(" ");
  return words.slice(words.lastIndexOf("node") + 1);
}

/** Starts a server and waits until it says that it is ready. */
export async function startOwnServer(options: {
  readonly dataDir: string;
  readonly port: number;
  readonly env?: NodeJS.ProcessEnv;
  /** The folder of the product, if not this one. */
  readonly folder?: string;
}): Promise<OwnServer> {
  const { dataDir, port } = options;
  const child = spawn(process.execPath, await startArguments(options.folder), {
    cwd: options.folder,
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      CALLS_PER_MINUTE: "0",
      CHANGES_PER_HOUR: "0",
      LETTERS_PER_HOUR: "0",
      UNPAID_LETTER_MINUTES: "0",
      // It lives for a while on this machine alone, whatever it is started as.
      ACCEPTED_RISKS: "local-address,made-secret",
      OPEN_PAGES: "docs,gallery,metrics",
      ...options.env,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.on("close", () => resolve()));
  let printed = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server is not ready after ${START_MS / 1000} s:\n${printed}`)),
      START_MS,
    );
    const look = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (!printed.includes("Ready in")) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout.on("data", look);
    child.stderr.on("data", look);
    child.on("close", () => reject(new Error(`The server ended while starting:\n${printed}`)));
  });
  if (options.env?.["NODE_ENV"] === "production") await ownTheBook(dataDir, options.env["DATABASE_URL"]);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    pid: child.pid ?? 0,
    end: async (signal = "SIGTERM") => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      const timer = setTimeout(() => child.kill("SIGKILL"), END_MS);
      await ended;
      clearTimeout(timer);
    },
  };
}

/** The process of a role that a server has started; undefined while there is none, or where the server is one process. */
export async function processOf(supervisor: number, role: Role): Promise<number | undefined> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
    // The name in brackets may hold anything; the parent's number is the second word behind it.
    if (Number(stat.slice(stat.lastIndexOf(")")).split(" ")[2]) !== supervisor) continue;
    const words = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
    if (words.some((word) => word.endsWith("serve-process.ts")) && words.includes(role)) return Number(pid);
  }
  return undefined;
}

/** Makes the demo prices those of an operator: in production nothing else is sold. */
async function ownTheBook(dataDir: string, databaseUrl: string | undefined): Promise<void> {
  const database = await reachDatabase({ databaseUrl, dataDir }, true, true);
  await database.pool
    .query("update tariff_books set file_name = 'rides.yaml' where file_name is null")
    .finally(() => database.close());
}

/** Runs something against a fresh server and cleans up afterwards. */
export async function withServer<T>(work: (server: OwnServer) => Promise<T>, env: NodeJS.ProcessEnv = {}): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), "nameboard-"));
  // For root, PostgreSQL runs as another user, who must be able to pass through.
  await chmod(dataDir, 0o755);
  const server = await startOwnServer({ dataDir, port: await freePort(), env });
  try {
    return await work(server);
  } finally {
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Below the ports that systems lend to outgoing calls: one of those could be lent while a server starts anew. */
const OWN_PORTS = { from: 20_000, to: 32_000 } as const;

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  const port = randomInt(OWN_PORTS.from, OWN_PORTS.to);
  return new Promise((resolve) => {
    const probe = createServer();
    probe.on("error", () => resolve(freePort()));
    probe.listen(port, "localhost", () => probe.close(() => resolve(port)));
  });
}

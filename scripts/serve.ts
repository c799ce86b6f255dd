import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readEnv, UnusableEnv, type Env } from "#server/env.ts";
import { refuseTakenPort } from "#server/free-port.ts";
import { openOwnDatabase, type OwnDatabase } from "#server/own-database.ts";
import { superviseProcesses, type Supervisor } from "#server/processes/supervise.ts";
import { isBuilt } from "./build.ts";
import { runCommand } from "./run-command.ts";

/**
 * One request to stop may arrive twice: from the terminal and passed on by npm, or from a
 * supervisor that signals every process.
 */
const ONE_WISH_MS = 1000;

/** What each process of the server runs. */
const PROGRAM = fileURLToPath(new URL("serve-process.ts", import.meta.url));

/** How often to check whether npm is still there. */
const PARENT_LOOK_MS = 500;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Builds in a separate process, so that the bundler's memory is free before the first traveller comes. */
const buildPages = async (signal: AbortSignal): Promise<void> => {
  if (await isBuilt()) return;
  const { code, output } = await runCommand(process.execPath, ["scripts/build.ts"], { signal });
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`);
  say(output.trim());
};

let isServing = false;

const fail = (error: unknown): never => {
  const what = isServing
    ? "Nameboard has stopped, because something failed that it cannot mend. All orders are on disk. Start it again."
    : "Nameboard cannot start.";
  process.stderr.write(`\n${what}\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

/** A server that is to be ended, whole or half started. */
interface Serving {
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts the server, and returns what stops it, also while it is starting; the stopper ends the process. */
export function serve(): (reason: string) => Promise<void> {
  const asked = new AbortController();
  const starting = start(asked.signal);
  let askedAt: number | undefined;
  starting.catch((error: unknown) => {
    if (askedAt === undefined) fail(error);
  });
  process.on("unhandledRejection", (error) => fail(error));
  const stop = async (reason: string): Promise<void> => {
    if (askedAt !== undefined) {
      // A second Ctrl-C means "at once".
      if (performance.now() - askedAt > ONE_WISH_MS) process.exit(1);
      return;
    }
    askedAt = performance.now();
    say(`\n${reason}: finishing what is under way.`);
    asked.abort();
    const running = await starting.catch(() => undefined);
    await running?.stop();
    say("Stopped. All orders are on disk.");
    process.exit(0);
  };
  if (process.env["npm_lifecycle_event"] === "start") {
    const npm = process.ppid;
    // A signal may end npm, or a shell between us, without reaching this process.
    setInterval(() => {
      if (process.ppid !== npm && askedAt === undefined) void stop("npm has ended");
    }, PARENT_LOOK_MS).unref();
  }
  return stop;
}

/** The settings; where they cannot be used, everything else that would refuse the start is told with them. */
async function usableEnv(): Promise<Env> {
  try {
    return readEnv(process.env);
  } catch (error) {
    if (!(error instanceof UnusableEnv)) throw error;
    const { env, problems } = error;
    const isFine = (...names: readonly string[]) =>
      !problems.some((problem) => names.some((name) => problem.startsWith(name)));
    const words = (why: unknown): string[] => [why instanceof Error ? why.message : String(why)];
    const dataDirNamed = process.env["DATA_DIR"] !== undefined;
    const port = isFine("HOST", "PORT") ? await refuseTakenPort(env).then(() => [], words) : [];
    const { furtherRefusals } = await import("#server/main.ts");
    const data = isFine("DATA", "SECRET")
      ? await furtherRefusals(env, { dataDirNamed, onLost: fail }).catch(words)
      : [];
    throw new UnusableEnv(env, [...new Set([...problems, ...port, ...data])]);
  }
}

async function start(asked: AbortSignal): Promise<Serving> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = await usableEnv();
  await refuseTakenPort(env);
  say("Nameboard is starting.");
  const running = await startProcesses(env, asked);
  isServing = true;
  // Counted from the start of the process.
  say(`Ready in ${(performance.now() / 1000).toFixed(1)} s: ${running.url}`);
  for (const url of env.networkUrls) say(`From other devices of the network: ${url}`);
  if (!env.production)
    say(`Mail that would have been sent: ${running.url}/dev/outbox   Documentation and API: ${running.url}/docs`);
  return running;
}

/** Starts the database and what serves on it; what was started of it is ended again when a later step fails or a stop is asked for. */
async function startProcesses(env: Env, asked: AbortSignal): Promise<Serving> {
  const built = buildPages(asked);
  built.catch(() => undefined);
  const serving = env.webProcesses === 1 && env.jobProcesses === 0 ? await oneProcess(env, asked) : manyProcesses(env);
  let database: OwnDatabase | undefined;
  const stop = async (): Promise<void> => {
    await serving.stop();
    await database?.stop();
  };
  // The processes end their start after the step they are at.
  const breakOff = (): void => void serving.stop();
  asked.addEventListener("abort", breakOff);
  try {
    const dataDirNamed = process.env["DATA_DIR"] !== undefined;
    database = await openOwnDatabase(env, { say, dataDirNamed, onLost: (error) => fail(error) });
    asked.throwIfAborted();
    await built;
    asked.throwIfAborted();
    const url = await serving.begin(database);
    await database.announce(env.publicUrl);
    asked.throwIfAborted();
    return { url, stop };
  } catch (error) {
    await stop().catch(() => undefined);
    throw error;
  } finally {
    asked.removeEventListener("abort", breakOff);
  }
}

function manyProcesses({ webProcesses: web, jobProcesses: jobs }: Env): Supervisor {
  return superviseProcesses({ wanted: { web, jobs }, program: PROGRAM, say });
}

/** The whole server in this process, which needs no supervisor. */
async function oneProcess(env: Env, asked: AbortSignal): Promise<Supervisor> {
  const { startServer } = await import("#server/main.ts");
  let starting: Promise<Serving> | undefined;
  return {
    async begin(database) {
      starting = startServer({ env, role: "web", database, say, prepare: true, asked });
      return (await starting).url;
    },
    async stop() {
      const running = await starting?.catch(() => undefined);
      await running?.stop();
    },
  };
}

import { existsSync } from "node:fs";
import { readEnv, UnusableEnv, type Env } from "#server/env.ts";
import { refuseTakenPort } from "#server/free-port.ts";
import { furtherRefusals, startServer, type RunningServer } from "#server/main.ts";
import { isBuilt } from "./build.ts";
import { runCommand } from "./run-command.ts";

/**
 * One request to stop may arrive twice: from the terminal and passed on by npm, or from a
 * supervisor that signals every process.
 */
const ONE_WISH_MS = 1000;

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
    const data = isFine("DATA", "SECRET")
      ? await furtherRefusals(env, { dataDirNamed, onLost: fail }).catch(words)
      : [];
    throw new UnusableEnv(env, [...new Set([...problems, ...port, ...data])]);
  }
}

async function start(asked: AbortSignal): Promise<RunningServer> {
  if (existsSync(".env")) process.loadEnvFile(".env");
  const env = await usableEnv();
  await refuseTakenPort(env);
  say("Nameboard is starting.");
  const running = await startServer({
    env,
    say,
    prepare: true,
    dataDirNamed: process.env["DATA_DIR"] !== undefined,
    built: buildPages(asked),
    asked,
    onLost: (error) => fail(error),
  });
  isServing = true;
  // Counted from the start of the process.
  say(`Ready in ${(performance.now() / 1000).toFixed(1)} s: ${running.url}`);
  for (const url of env.networkUrls) say(`From other devices of the network: ${url}`);
  if (!env.production) say(`Mail that would have been sent: ${running.url}/dev/outbox   API: ${running.url}/docs`);
  return running;
}

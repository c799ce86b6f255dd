import { existsSync } from "node:fs";
import { readEnv } from "#server/env.ts";
import { startServer, type RunningServer } from "#server/main.ts";
import { isBuilt } from "./build.ts";
import { runCommand } from "./run-command.ts";

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Builds in a process of its own, so that the bundler's memory is gone before the first traveller comes. */
const buildPages = async (): Promise<void> => {
  if (await isBuilt()) return;
  const { code, output } = await runCommand(process.execPath, ["scripts/build.ts"]);
  if (code !== 0) throw new Error(`The pages could not be built:\n${output}`);
  say(output.trim());
};

const fail = (error: unknown): never => {
  process.stderr.write(`\nNameboard cannot start.\n${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
};

if (existsSync(".env")) process.loadEnvFile(".env");

const started = performance.now();
const stopping = { now: false };
const server: { running?: RunningServer } = {};

const stop = async (reason: string, code: number): Promise<void> => {
  // A second Ctrl-C means "at once".
  if (stopping.now) process.exit(1);
  stopping.now = true;
  say(`\n${reason}: finishing what is under way.`);
  await server.running?.stop();
  say("Stopped. All orders are on disk.");
  process.exit(code);
};
process.on("SIGINT", () => void stop("Ctrl-C", 0));
process.on("SIGTERM", () => void stop("Asked to stop", 0));
process.on("unhandledRejection", (error) => fail(error));

try {
  const env = readEnv(process.env);
  say("Nameboard is starting.");
  server.running = await startServer({
    env,
    say,
    prepare: true,
    dataDirNamed: process.env["DATA_DIR"] !== undefined,
    built: buildPages(),
    onLost: (error) => fail(error),
  });
  say(`Ready in ${((performance.now() - started) / 1000).toFixed(1)} s: ${server.running.url}`);
  if (!env.production)
    say(`Mail that would have been sent: ${server.running.url}/dev/outbox   API: ${server.running.url}/docs`);
} catch (error) {
  fail(error);
}

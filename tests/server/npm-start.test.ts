import { spawn } from "node:child_process";
import { cp, mkdir, rm, symlink } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { freePort } from "../../scripts/with-server.ts";
import { ROOT } from "../house/source-files.ts";
import { DRILLS } from "../support/drills.ts";
import { eventually } from "../support/factories.ts";
import { makeTestFolder } from "../support/test-folder.ts";
import { leftOver, makeDataFolder, type DataFolder } from "./server-process.ts";

let home: string;
let data: DataFolder;
let port: number;
beforeAll(async () => {
  home = await makeTestFolder();
  data = await makeDataFolder();
  port = await freePort();
  await mkdir(join(home, "мои apps"));
  const copied = ["src", "scripts", "package.json", "package-lock.json", ".npmrc", "vite.config.ts"];
  for (const name of copied) await cp(join(ROOT, name), join(home, "мои apps", name), { recursive: true });
  for (const name of ["node_modules", "data", "dist"]) await symlink(join(ROOT, name), join(home, "мои apps", name));
});
afterAll(async () => {
  await data.remove();
  await rm(home, { recursive: true, force: true });
});

/** Starts as the README says, in a folder with a space and Cyrillic letters, and waits until the server is ready. */
async function npmStart() {
  const child = spawn("npm", ["start"], {
    cwd: join(home, "мои apps"),
    env: {
      ...process.env,
      LOG_LEVEL: "error",
      PORT: String(port),
      DATA_DIR: data.path,
      // What Node makes of these copies goes away with them.
      NODE_COMPILE_CACHE: join(home, "compiled"),
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let printed = "";
  child.stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals>((resolve) =>
    child.on("exit", (code, signal) => resolve(code ?? signal ?? 0)),
  );
  await eventually(async () => expect(printed).toContain("Ready in"), 120_000);
  expect((await fetch(`http://localhost:${port}/booking/finder`)).status).toBe(200);
  return { child, ended, printed: () => printed };
}

async function endsWhole(signals: readonly NodeJS.Signals[]): Promise<void> {
  const { child, ended, printed } = await npmStart();
  for (const signal of signals) child.kill(signal);
  expect(await ended).toBe(0);
  expect(printed()).toContain("Stopped. All orders are on disk.");
  expect(await leftOver(data.path)).toEqual([]);
}

it(
  "SIGTERM to npm alone ends the server and its database before npm ends, and frees port and data (R12, R13)",
  () => endsWhole(["SIGTERM"]),
  240_000,
);

it.runIf(DRILLS)(
  "SIGINT twice at once, as a terminal and npm send it, ends them in the same order (R12, R13)",
  () => endsWhole(["SIGINT", "SIGINT"]),
  240_000,
);

it.runIf(DRILLS)(
  "SIGHUP to npm alone, which npm passes on to nobody, still ends the server and its database (R12)",
  async () => {
    const { child, ended, printed } = await npmStart();
    child.kill("SIGHUP");
    expect(await ended).toBe("SIGHUP");
    await eventually(async () => expect(await leftOver(data.path)).toEqual([]), 30_000);
    expect(printed()).toContain("Stopped. All orders are on disk.");
  },
  240_000,
);

import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../house/source-files.ts";
import { makeTestFolder } from "../support/test-folder.ts";

const run = promisify(execFile);

let folder: string;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Commands of each make by which an operator looks after a server. */
const COMMANDS = ["account", "backup", "person", "services"];

it("a command of an operator says what it does when it is asked, without a database", async () => {
  const said = await Promise.all(
    COMMANDS.map(async (name) => {
      const env = { ...process.env, DATABASE_URL: "postgres://nobody@127.0.0.1:1/nothing" };
      const { stdout } = await run(process.execPath, [join(ROOT, "scripts", `${name}.ts`), "--help"], { env });
      return [name, stdout.includes(`npm run ${name}`)];
    }),
  );
  expect(said).toEqual(COMMANDS.map((name) => [name, true]));
});

it("G-16: a damaged backup is refused before there is a database to restore it into", async () => {
  const [backup, dataDir] = [join(folder, "damaged.backup"), join(folder, "data")];
  await writeFile(backup, "no backup at all");
  const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir };
  const restore = run(process.execPath, [join(ROOT, "scripts", "restore.ts"), backup], { env });
  await expect(restore).rejects.toThrow(/cannot be used, and nothing was written/);
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

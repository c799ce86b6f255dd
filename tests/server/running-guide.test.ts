import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ROOT } from "../house/source-files.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { makeTestFolder } from "../support/test-folder.ts";

let folder: string;
let databases: TestDatabase[];
beforeAll(async () => {
  folder = await makeTestFolder();
  databases = await Promise.all([undefined, "template1", "template1"].map((template) => createTestDatabase(template)));
});
afterAll(async () => {
  await Promise.all([...databases.map(({ drop }) => drop()), rm(folder, { recursive: true })]);
});

it("every command of docs/running.md does what the page says, line by line, in folders with spaces", async () => {
  const page = await readFile(join(ROOT, "docs/running.md"), "utf8");
  const commands = [...page.matchAll(/^```sh\n([^]*?)^```$/gm)].map(([, lines = ""]) => lines).join("");
  const at = (name: string) => join(folder, name);
  const [own, restored, moved] = databases.map(({ url }) => url);
  await mkdir(at("data folder/texts"), { recursive: true });
  await writeFile(at("data folder/texts/offer.html"), "Our offer");
  await writeFile(at("pass phrase"), "a pass phrase that only the test knows\n");
  const { stdout } = await promisify(execFile)("sh", ["-euc", commands], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_ENV: "development",
      DATABASE_URL: own,
      DATA_DIR: at("data folder"),
      BACKUPS: at("backups elsewhere"),
      KEY_FILE: at("pass phrase"),
      NEW_DATABASE_URL: restored,
      NEW_DATA_DIR: at("new data folder"),
      OWN_DATABASE_URL: moved,
      npm_config_loglevel: "silent",
    },
  });
  expect(stdout).toMatch(/olga@rides\.example may log in with the password \S+/);
  expect(stdout).toMatch(/tables are restored in [\d.]+ s, each table with the hash it was backed up with/);
  expect(stdout.match(/tables are restored in/g)).toHaveLength(3);
  expect(stdout).toMatch(/Erased on \S+ by olga@rides\.example: \{"orders":0/);
  expect(await readFile(at("data folder/erased.jsonl"), "utf8")).not.toContain("anna");
  expect(await readFile(at("new data folder/texts/offer.html"), "utf8")).toBe("Our offer");
}, 600_000);

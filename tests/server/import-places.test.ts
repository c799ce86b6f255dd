import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand, type CommandResult } from "../../scripts/run-command.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";

const HEAD = "key,kind,name_en,name_ru,lat,lng";
const GOOD = "metropol,hotel,Hotel Metropol,Метрополь,55.7586,37.6214";
const BAD = "savoy,hotel,The Savoy,Савой,51.51,west";

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(join(tmpdir(), "nameboard-import-")), createTestDatabase()]);
  await writeFile(join(folder, "bad.csv"), [HEAD, GOOD, BAD].join("\n"));
  await writeFile(join(folder, "renamed.csv"), [HEAD, GOOD.replace("Hotel Metropol", "Metropol")].join("\n"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]): Promise<CommandResult> =>
  runCommand(process.execPath, ["scripts/import-places.ts", ...args], {
    // The file is named relative to the person's folder, not the package's.
    env: { DATABASE_URL: database.url, INIT_CWD: folder },
  });

it("the command reports errors by line, previews, writes when told to, lists and takes back", async () => {
  const refused = await run("bad.csv", "--yes");
  expect(refused).toMatchObject({
    code: 1,
    output: expect.stringContaining('line 3: lng "west" is not a number') as string,
  });
  expect(refused.output).toContain("Nothing was written");

  expect(await run("bad.csv", "--skip-bad-lines", "--yes")).toMatchObject({
    code: 0,
    output: expect.stringContaining("places: 1 new, 0 changed") as string,
  });
  const preview = await run("renamed.csv");
  expect(preview.output).toContain('name_en: "Hotel Metropol" → "Metropol"');
  expect(preview.output).toContain("Run the command again with --yes");
  expect((await run("bad.csv", "--skip-bad-lines", "--replace", "--yes")).code).toBe(1);

  expect((await run("--undo", "--yes")).output).toContain("Done.");
  expect((await run("--list")).output).toMatch(/bad\.csv: .*, undone /);
});

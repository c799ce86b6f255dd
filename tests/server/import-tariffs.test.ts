import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DATA_FILES } from "#server/data-files.ts";
import { say as words } from "#server/say.ts";
import { runCommand, type CommandResult } from "../../scripts/run-command.ts";
import { OPERATOR_FILE as WITH_IMPORTED_AREA } from "../support/operator-file.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";

const OPERATOR_FILE = WITH_IMPORTED_AREA.replace("imported: true", 'circle: { at: "43.6,39.85", km: 55 }');

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(join(tmpdir(), "nameboard-import-")), createTestDatabase()]);
  await writeFile(join(folder, "operator.yaml"), OPERATOR_FILE);
  await writeFile(join(folder, "dearer.yaml"), OPERATOR_FILE.replace("2: 1900", "2: 2100"));
  await writeFile(join(folder, "bad.yaml"), OPERATOR_FILE.replace("{ per-km: 22 }]", "{ up-to: 50, per-km: 22 }]"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]): Promise<CommandResult> =>
  runCommand(process.execPath, ["scripts/import-tariffs.ts", ...args], {
    // The file is named from where the person stands, not from the folder of the package.
    env: { DATABASE_URL: database.url, INIT_CWD: folder, LC_ALL: "C.UTF-8" },
  });

it("the command reports errors by line, previews, writes when told to, lists and takes back", async () => {
  const refused = await run("bad.yaml", "--yes");
  expect(refused.code).toBe(1);
  expect(refused.output).toMatch(/line \d+: tariffs: bands: the last band must have no up-to/);
  expect(refused.output).toContain("Nothing was written");

  const brought = await run("operator.yaml", "--yes");
  expect(brought.output).toMatch(/fares: \d+ new, \d+ changed, \d+ removed/);
  expect(brought.output).toMatch(/Done: version \d+ is in force/);
  const preview = await run("dearer.yaml");
  expect(preview.code).toBe(0);
  expect(preview.output).toMatch(/SVO → area moscow, Economy \(line \d+\)\n +price: 1900 RUB → 2100 RUB/);
  expect(preview.output).toContain("Run the command again with --yes");

  expect((await run("--undo")).output).toContain("Nothing was written");
  expect((await run("--undo", "--yes")).output).toContain("Done.");
  expect((await run("--undo", "--yes")).output).toContain("There is no version to go back to");
  const listed = (await run("--list")).output.split("\n").filter((line) => /^\d/.test(line));
  expect(listed).toEqual([
    expect.stringMatching(/undone/) as string,
    expect.stringMatching(/first start: .*, in force$/) as string,
  ]);
}, 300_000);

it("the command explains itself and refuses what it does not understand", async () => {
  const [help, unknown, missing] = await Promise.all([
    run("--help"),
    run("operator.yaml", "--force"),
    run("none.yaml"),
  ]);
  expect([help.code, unknown.code, missing.code]).toEqual([0, 1, 1]);
  expect(help.output).toContain("--undo");
  expect([unknown.output, missing.output]).toEqual([
    expect.stringContaining("--force"),
    expect.stringContaining("none.yaml"),
  ]);
}, 180_000);

it("the command speaks the language of the terminal, or the one it is asked for", async () => {
  const inRussian = (...args: string[]) =>
    runCommand(process.execPath, ["scripts/import-tariffs.ts", ...args], {
      env: { DATABASE_URL: database.url, INIT_CWD: folder, LC_ALL: "ru_RU.UTF-8" },
    });
  const [terminal, asked] = await Promise.all([inRussian("bad.yaml"), run("--undo", "--lang", "ru")]);
  expect(terminal.code).toBe(1);
  expect(terminal.output).toMatch(/строка \d+: tariffs: bands: у последней ступени не должно быть up-to/);
  expect(terminal.output).toContain("1 ошибка. Ничего не записано.");
  expect(terminal.output.replace(/tariffs: bands: |up-to/g, "")).not.toMatch(/\b(line|error|Nothing)\b/);
  expect(asked.output).toContain(words("ru", "tariffs.command.nothing-to-undo"));
}, 180_000);

it("a book that only gives the demo other names is in force, and the command says that production sells nothing by it", async () => {
  const demo = await readFile(DATA_FILES.operator, "utf8");
  await writeFile(join(folder, "renamed.yaml"), demo.replaceAll("Demo", "Alder"));
  const renamed = await run("renamed.yaml", "--yes");
  expect(renamed.output).toContain(words("en", "tariffs.command.still-demo"));
  const own = await run("operator.yaml", "--yes");
  expect(own.output).toMatch(/Done: version \d+ is in force/);
  expect(own.output).not.toContain(words("en", "tariffs.command.still-demo"));
}, 300_000);

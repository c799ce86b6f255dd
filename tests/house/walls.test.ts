import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runIn } from "./run-in.ts";

/** Stations of the server in order: each may enter the doors of those before it. */
const STATIONS = ["places", "prices", "booking", "orders", "payments", "notifications", "console"] as const;

const IMPORTS = "no-restricted-imports";
const PROPERTIES = "no-restricted-properties";
const GLOBALS = "no-restricted-globals";

/** One line of code in a folder, with the lint rule that must stop it, or undefined where it must pass. */
interface Line {
  readonly title: string;
  readonly folder: string;
  readonly code: string;
  readonly rule: string | undefined;
}

const importing = (path: string) => `import * as other from "${path}";\nexport const used = other;`;
const saying = (code: string) => `export const used: unknown = ${code};`;
const stopped = (folder: string, path: string): Line => ({
  title: `${folder} may not import ${path}`,
  folder,
  code: importing(path),
  rule: IMPORTS,
});
const allowed = (folder: string, path: string): Line => ({
  title: `${folder} may import ${path}`,
  folder,
  code: importing(path),
  rule: undefined,
});
const banned = (folder: string, code: string, rule: string): Line => ({
  title: `${folder} may not say ${code}`,
  folder,
  code: saying(code),
  rule,
});

const MODULE_LINES: readonly Line[] = STATIONS.flatMap((station, at) => {
  const folder = `src/server/modules/${station}`;
  return [
    ...STATIONS.flatMap((other, place) => {
      if (place === at) return [];
      const door = `#server/modules/${other}/index.ts`;
      return [
        place < at ? allowed(folder, door) : stopped(folder, door),
        stopped(folder, `#server/modules/${other}/routes.ts`),
      ];
    }),
    allowed(folder, `#server/modules/${station}/index.ts`),
    stopped(folder, `../${STATIONS[(at + 1) % STATIONS.length] ?? ""}/index.ts`),
    stopped(folder, "#server/adapters/acquirer/sandbox.ts"),
    stopped(folder, "#server/app.ts"),
    stopped(folder, "#web/api/api.ts"),
    stopped(folder, "#ui/button.tsx"),
  ];
});

const LINES: readonly Line[] = [
  allowed("src/domain/values", "#domain/places/place.ts"),
  allowed("src/domain/values", "./money.ts"),
  stopped("src/domain/values", "#web/api/api.ts"),
  stopped("src/domain/values", "#contract/public-calls.ts"),
  stopped("src/domain/values", "#server/env.ts"),
  stopped("src/domain/values", "#i18n/messages.ts"),
  stopped("src/domain/values", "../../web/api/api.ts"),
  stopped("src/domain/values", "typebox"),
  stopped("src/domain/values", "react"),
  stopped("src/domain/values", "@fastify/static"),
  stopped("src/domain/values", "node:fs"),
  banned("src/domain/values", "Date.now()", PROPERTIES),
  banned("src/domain/values", "Math.random()", PROPERTIES),
  banned("src/domain/values", 'fetch("/")', GLOBALS),

  allowed("src/contract", "#domain/values/money.ts"),
  allowed("src/contract", "typebox"),
  stopped("src/contract", "#server/env.ts"),
  stopped("src/contract", "#web/api/api.ts"),
  stopped("src/contract", "#i18n/messages.ts"),
  stopped("src/contract", "fastify"),
  stopped("src/contract", "node:fs"),

  allowed("src/i18n", "./translate.ts"),
  stopped("src/i18n", "#domain/values/money.ts"),
  stopped("src/i18n", "react"),

  allowed("src/ui", "react"),
  stopped("src/ui", "#domain/values/money.ts"),
  stopped("src/ui", "#contract/public-calls.ts"),
  stopped("src/ui", "#i18n/messages.ts"),
  stopped("src/ui", "#web/api/api.ts"),
  stopped("src/ui", "#server/env.ts"),
  banned("src/ui", "window.parent", PROPERTIES),

  allowed("src/web/lib", "#i18n/format.ts"),
  ...["features/prices", "screens", "app", "page", "trip", "api", "lib"].map((room) =>
    stopped(`src/web/${room}`, "#web/console/board/board-page.tsx"),
  ),
  ...[
    "features/prices/price-list.tsx",
    "screens/finder.tsx",
    "app/app.tsx",
    "page/page.tsx",
    "trip/picked-offer.ts",
  ].map((file) => stopped("src/web/console/board", `#web/${file}`)),
  stopped("src/web/console/board", "#server/desk.ts"),
  allowed("src/web/console/board", "#web/api/send-call.ts"),
  stopped("src/web/lib", "#web/page/page.tsx"),
  allowed("src/web/page", "#web/lib/stored-values.ts"),
  stopped("src/web/page", "#web/api/api.ts"),
  allowed("src/web/api", "#web/page/page.tsx"),
  stopped("src/web/api", "#web/trip/picked-offer.ts"),
  allowed("src/web/trip", "#web/api/api.ts"),
  ...["lib", "page", "api", "trip"].flatMap((floor) => [
    allowed(`src/web/${floor}`, "#contract/orders/orders.ts"),
    stopped(`src/web/${floor}`, "#web/features/places/place-field.tsx"),
    stopped(`src/web/${floor}`, "#web/screens/finder.tsx"),
    stopped(`src/web/${floor}`, "#web/app/app.tsx"),
    stopped(`src/web/${floor}`, "#server/env.ts"),
    banned(`src/web/${floor}`, "window.parent", PROPERTIES),
  ]),

  allowed("src/web/features/booking", "#web/api/api.ts"),
  allowed("src/web/features/booking", "./trip-blocks.tsx"),
  allowed("src/web/features/booking/time", "#web/features/booking/fields/field-id.ts"),
  stopped("src/web/features/booking/time", "#web/features/prices/price-list.tsx"),
  stopped("src/web/features/booking", "#web/features/prices/price-list.tsx"),
  stopped("src/web/features/booking", "../prices/price-list.tsx"),
  stopped("src/web/features/booking", "#web/screens/finder.tsx"),
  stopped("src/web/features/booking", "../../screens/finder.tsx"),
  stopped("src/web/features/booking", "#web/app/app.tsx"),
  stopped("src/web/features/booking", "#server/env.ts"),
  banned("src/web/features/booking", "window.parent", PROPERTIES),

  allowed("src/web/screens", "#web/features/prices/price-list.tsx"),
  stopped("src/web/screens", "#web/app/app.tsx"),
  stopped("src/web/screens", "#server/env.ts"),

  allowed("src/web/app", "#web/screens/finder.tsx"),
  stopped("src/web/app", "#server/env.ts"),

  ...MODULE_LINES,

  allowed("src/server/modules/places", "#server/gazetteer/gazetteer.ts"),
  stopped("src/server/gazetteer", "#server/modules/places/index.ts"),
  stopped("src/server/gazetteer", "#server/adapters/geocoder/photon.ts"),
  stopped("src/server/areas", "#server/modules/places/index.ts"),
  stopped("src/server/areas", "#web/api/api.ts"),
  stopped("src/server/modules/operator-places", "#server/modules/places/index.ts"),
  stopped("src/server/modules/places", "#server/modules/operator-places/index.ts"),
  allowed("src/server/modules/orders", "#server/modules/accounts/index.ts"),
  stopped("src/server/modules/orders", "#server/modules/accounts/identify.ts"),
  allowed("src/server/modules/prices", "#server/modules/tariffs/index.ts"),
  allowed("src/server/modules/prices/search", "#server/modules/prices/book/compiled-book.ts"),
  stopped("src/server/modules/orders/plan", "#server/modules/prices/book/compiled-book.ts"),
  stopped("src/server", "#server/modules/prices/book/compiled-book.ts"),
  stopped("src/server/modules/prices", "#server/modules/tariffs/import-tariffs.ts"),
  stopped("src/server/modules/tariffs", "#server/modules/prices/index.ts"),
  allowed("src/server/modules/tariffs", "#server/modules/places/index.ts"),
  stopped("src/server/modules/booking", "#server/modules/tariffs/index.ts"),
  allowed("src/server/modules/requests", "#server/modules/orders/index.ts"),
  stopped("src/server/modules/requests", "#server/modules/payments/index.ts"),
  stopped("src/server/modules/requests", "#server/modules/notifications/index.ts"),
  stopped("src/server/modules/orders", "#server/modules/requests/index.ts"),
  allowed("src/server/modules/notifications", "#server/modules/requests/index.ts"),
  allowed("src/server/modules/partners", "#server/modules/accounts/index.ts"),
  stopped("src/server/modules/partners", "#server/modules/accounts/setting-user.ts"),
  stopped("src/server/modules/partners", "#server/modules/prices/index.ts"),
  allowed("src/server/modules/rpc", "#server/modules/prices/index.ts"),
  stopped("src/server/modules/rpc", "#server/modules/orders/index.ts"),
  stopped("src/server/modules/rpc", "#server/app.ts"),
  stopped("src/server/modules/orders", "#server/modules/rpc/index.ts"),
  allowed("src/server/modules/reports", "#server/modules/orders/index.ts"),
  stopped("src/server/modules/reports", "#server/modules/console/index.ts"),
  stopped("src/server/modules/console", "#server/modules/reports/index.ts"),

  allowed("src/server/adapters/acquirer", "#server/modules/payments/acquirer.ts"),
  allowed("src/server/adapters/directions", "#server/modules/places/directions.ts"),
  allowed("src/server/adapters/geocoder", "#server/modules/places/geocoder.ts"),
  allowed("src/server/adapters/mailer", "#server/modules/notifications/mailer.ts"),
  stopped("src/server/adapters/acquirer", "#server/modules/payments/payments.repository.ts"),
  stopped("src/server/adapters/acquirer", "#server/modules/payments/index.ts"),
  stopped("src/server/adapters/acquirer", "#server/app.ts"),
  stopped("src/server/adapters/acquirer", "#web/api/api.ts"),

  allowed("src/server/plugins", "#server/refusal.ts"),
  stopped("src/server/plugins", "#server/modules/orders/index.ts"),
  stopped("src/server/plugins", "#server/adapters/acquirer/sandbox.ts"),
  stopped("src/server/plugins", "#web/api/api.ts"),
  stopped("src/server/plugins", "#ui/button.tsx"),
  stopped("src/server", "#web/api/api.ts"),
  stopped("src/server", "#server/modules/orders/index.ts"),
];

interface LintReport {
  readonly number_of_files: number;
  readonly diagnostics: readonly { readonly code: string; readonly filename: string }[];
}

/** Code that only the compiler can stop, and its complaint. */
interface Wall {
  readonly title: string;
  readonly folder: string;
  readonly code: string;
  readonly complaint: RegExp;
}

const NOT_IN_PROJECT = /error TS6307:/;
const NO_SUCH_NAME = /error TS(2304|2552|2580|2584|2591):/;
// The compiler reports a foreign file once per project, so no two lines of one project name the same file.
const foreign = (folder: string, path: string): Wall => ({
  title: `${folder} cannot even see ${path}`,
  folder,
  // Types may not cross a wall either.
  code: `import type * as other from "${path}";\nexport type Used = typeof other;`,
  complaint: NOT_IN_PROJECT,
});
const unknown = (folder: string, code: string): Wall => ({
  title: `${folder} knows no ${code}`,
  folder,
  code: saying(code),
  complaint: NO_SUCH_NAME,
});

const WALLS: readonly Wall[] = [
  ...["document", "window", "process", "fetch", "setTimeout", "localStorage"].map((name) =>
    unknown("src/domain/values", name),
  ),
  ...["document", "process", "fetch"].map((name) => unknown("src/contract", name)),
  ...["document", "process"].map((name) => unknown("src/i18n", name)),
  ...["process", "Buffer"].map((name) => unknown("src/web/lib", name)),
  unknown("src/ui", "process"),
  ...["document", "window"].map((name) => unknown("src/server", name)),
  foreign("src/domain/values", "#contract/public-calls.ts"),
  foreign("src/domain/values", "../../web/api/api.ts"),
  foreign("src/contract", "#server/clock.ts"),
  foreign("src/contract", "../i18n/messages.ts"),
  foreign("src/i18n", "#domain/values/money.ts"),
  foreign("src/ui", "#domain/places/place-kind.ts"),
  foreign("src/ui", "../contract/public-calls.ts"),
  foreign("src/web/lib", "#server/clock.ts"),
  foreign("src/web/app", "../../server/env.ts"),
  foreign("src/server", "#web/api/api.ts"),
  foreign("src/server/modules/orders", "../../../ui/split-match.ts"),
];

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const fileOf = (at: number, folder: string, kind: string) => `${folder}/violation-${kind}-${at}.ts`;
const lintFiles = LINES.map(({ folder }, at) => fileOf(at, folder, "lint"));
const compilerFiles = WALLS.map(({ folder }, at) => fileOf(at, folder, "types"));

/** Copies what lint and the compiler read, without tests, so that no violating file is ever in the real tree. */
async function cloneSources(): Promise<string> {
  const clone = await mkdtemp(join(tmpdir(), "nameboard-walls-"));
  const isTest = (path: string) => /\.test\.tsx?$/.test(path);
  await cp(join(ROOT, "src"), join(clone, "src"), { recursive: true, filter: (path) => !isTest(path) });
  for (const name of await readdir(ROOT)) {
    if (/^(package\.json|\.oxlintrc\.json|tsconfig.*\.json)$/.test(name)) await cp(join(ROOT, name), join(clone, name));
  }
  // A copy of node_modules would take a minute, and the compiler follows the link to the real one.
  await symlink(join(ROOT, "node_modules"), join(clone, "node_modules"), "dir");
  return clone;
}

let clone = "";

beforeAll(async () => {
  clone = await cloneSources();
});
afterAll(() => rm(clone, { recursive: true, force: true }));

async function write(files: readonly string[], codes: readonly string[]): Promise<void> {
  for (const [at, file] of files.entries()) {
    await mkdir(dirname(join(clone, file)), { recursive: true });
    await writeFile(join(clone, file), `${codes[at] ?? ""}\n`);
  }
}

describe("rules 1 and 5: lint keeps the walls of the architecture", () => {
  const found = new Map<string, string[]>();
  let linted = 0;

  beforeAll(async () => {
    await write(
      lintFiles,
      LINES.map(({ code }) => code),
    );
    const { output } = await runIn(clone, "oxlint", ["--format=json", ...lintFiles]);
    const report = JSON.parse(output.slice(output.indexOf("{"))) as LintReport;
    linted = report.number_of_files;
    for (const { code, filename } of report.diagnostics) {
      const rule = /\((.*)\)/.exec(code)?.[1] ?? code;
      found.set(filename, [...(found.get(filename) ?? []), rule]);
    }
  });

  test("no folder is left out by a pattern of ignored files", () => {
    expect(linted).toBe(LINES.length);
  });

  test.each(LINES.map(({ title, rule }, at) => [title, lintFiles[at] ?? "", rule] as const))("%s", (_, file, rule) => {
    const walls = (found.get(file) ?? []).filter((name) => [IMPORTS, PROPERTIES, GLOBALS].includes(name));
    expect(walls).toEqual(rule === undefined ? [] : [rule]);
  });
});

describe("the compiler keeps the walls of the architecture", () => {
  let complaints: string[] = [];

  beforeAll(async () => {
    await Promise.all(lintFiles.map((file) => rm(join(clone, file), { force: true })));
    await write(
      compilerFiles,
      WALLS.map(({ code }) => code),
    );
    complaints = (
      await runIn(clone, "tsc", ["-b", "--checkers", "1", "--builders", "1", "--pretty", "false"])
    ).output.split("\n");
  });

  test.each(WALLS.map(({ title, complaint }, at) => [title, compilerFiles[at] ?? "", complaint] as const))(
    "%s",
    (_, file, complaint) => {
      const own = complaints.filter((line) => line.startsWith(`${file}(`));
      expect(own.length).toBeGreaterThan(0);
      expect(
        own.some((line) => complaint.test(line)),
        own.join("\n"),
      ).toBe(true);
    },
  );

  test("no declaration file is left beside the sources", async () => {
    const files = await readdir(join(clone, "src"), { recursive: true });
    expect(files.filter((name) => /violation.*\.d\.ts$/.test(name))).toEqual([]);
  });
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { OPERATOR_ENDPOINTS } from "#contract/operator-calls.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { OPERATOR_PREFIX, type Endpoint } from "#contract/wire/endpoint.ts";
import { ROOT } from "./source-files.ts";

/** The scripts below a folder of the build, by their paths in it. */
function scriptsIn(folder: string): [string, string][] {
  const files = readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" });
  const scripts = files.filter((file) => file.endsWith(".js"));
  expect(scripts.length, folder).toBeGreaterThan(0);
  return scripts.map((file) => [file, readFileSync(join(ROOT, folder, file), "utf8")]);
}

test("no browser script names a file of the server or a package of it", () => {
  for (const [file, code] of scriptsIn("dist/client"))
    expect(/node:(fs|path|crypto)|graphile-worker|typebox|kysely/i.test(code), file).toBe(false);
});

test("no page of a traveller or a partner loads a byte of the operator's console, and none names a call of it", () => {
  const publicPaths = new Set(PUBLIC_ENDPOINTS.map(({ path }) => path));
  const ownPaths = OPERATOR_ENDPOINTS.map(({ path }) => path).filter((path) => !publicPaths.has(path));
  expect(ownPaths.length).toBeGreaterThan(80);
  for (const folder of ["dist/client", "dist/inline", "dist/embed", "dist/report", "dist/server"])
    for (const [file, code] of scriptsIn(folder)) {
      const isNamed = (path: string) => ['"', "'", "`"].some((mark) => code.includes(`${mark}${path}${mark}`));
      expect(code.includes(OPERATOR_PREFIX), file).toBe(false);
      expect(ownPaths.filter(isNamed), file).toEqual([]);
    }
});

test("each call that a page or the console may make is in its files, where the contract has it", () => {
  const missingIn = (folder: string, calls: readonly Endpoint[]) => {
    const code = scriptsIn(folder).map(([, text]) => text);
    return calls.filter(({ path }) => !code.some((text) => text.includes(path))).map(({ name }) => name);
  };
  expect(missingIn("dist/client", PUBLIC_ENDPOINTS)).toEqual([]);
  expect(missingIn("dist/console", [...PUBLIC_ENDPOINTS, ...OPERATOR_ENDPOINTS])).toEqual([]);
});

test("rule 49: the file that loads the module brings nothing along", () => {
  const code = readFileSync(join(ROOT, "dist/embed/v1.js"), "utf8");
  // But for the module in the page itself, where that is wanted.
  expect(code.replace(/import\(`[^`]*\/embed\/inline\/v1\.js`\)/, "")).not.toMatch(/\b(import|require)\b/);
});

test("T-30: the module in the page itself knows no history, storage, title or head of the host's page", () => {
  expect(readFileSync(join(ROOT, "dist/inline/embed/inline/v1.js"), "utf8")).not.toMatch(
    /(local|session)Storage|indexedDB|document\.(cookie|title|head)|(push|replace)State|history\./,
  );
});

test("what only a frame loads is no part of any other page", () => {
  const manifest = JSON.parse(readFileSync(join(ROOT, "dist/client/.vite/manifest.json"), "utf8")) as Record<
    string,
    { readonly isEntry?: boolean; readonly imports?: readonly string[] }
  >;
  const frame = manifest["src/web/frame/frame.ts"];
  expect([frame?.isEntry, frame?.imports]).toEqual([true, undefined]);
  const others = Object.values(manifest).filter(({ imports = [] }) => imports.includes("src/web/frame/frame.ts"));
  expect(others).toEqual([]);
});

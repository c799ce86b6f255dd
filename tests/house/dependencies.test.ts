import { readdir, readFile } from "node:fs/promises";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, it } from "vitest";

/** The folders that the running server loads; everything else is bundled or is a tool. */
const SERVED = ["src/domain", "src/contract", "src/i18n", "src/server"];

const importedBy = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter(
    (file) => file.isFile() && file.name.endsWith(".ts") && !file.name.endsWith(".test.ts"),
  );
  const sources = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), "utf8")));
  return sources.flatMap((source) =>
    [...source.matchAll(/^(?:import|export)(?! type)[^"']*?from "([^".#][^"]*)"/gm)].map((match) => match[1] ?? ""),
  );
};

it("the dependencies are exactly the packages that the running server loads", async () => {
  const { dependencies } = JSON.parse(await readFile("package.json", "utf8")) as {
    dependencies: Record<string, string>;
  };
  const imported = (await Promise.all(SERVED.map(importedBy)))
    .flat()
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name))
    .map((name) => (name.startsWith("@") ? name.split("/").slice(0, 2) : name.split("/").slice(0, 1)).join("/"));
  expect([...new Set(imported)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(dependencies).toSorted((a, b) => a.localeCompare(b)),
  );
});

it("T-40: every version is pinned exactly", async () => {
  const manifest = JSON.parse(await readFile("package.json", "utf8")) as Record<string, Record<string, string>>;
  const loose = ["dependencies", "devDependencies", "optionalDependencies"].flatMap((part) =>
    Object.entries(manifest[part] ?? {}).filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)),
  );
  expect(loose).toEqual([]);
});

it("the lock file names every platform package, so that npm ci takes it on every system", async () => {
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8")) as {
    packages: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const missing = Object.values(packages)
    .flatMap((locked) => Object.entries(locked.optionalDependencies ?? {}))
    .filter(([name, version]) => /^\d/.test(version) && packages[`node_modules/${name}`] === undefined);
  expect(missing, 'run "npm run lock"').toEqual([]);
});

import { expect, it } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

/** Measurements look inside on purpose: a bench times one step alone, which no door offers. */
const LOOKS_INSIDE = /^tools\/bench\//;

/** An adapter is written to the port of a module, and lint lists the ports. */
const WRITTEN_TO_PORTS = /^src\/server\/adapters\//;

const ENTERED = /["']#server\/modules\/([^/"']+)\/([^"']+)["']/g;

/** Imports of something inside a module by somebody who stands outside of it. */
function pastTheDoor(path: string): string[] {
  const own = /^src\/server\/modules\/([^/]+)\//.exec(path)?.[1];
  return [...(textOf(path) ?? "").matchAll(ENTERED)]
    .filter(([, module, file]) => module !== own && file !== "index.ts")
    .map(([, module, file]) => `${path} enters ${module}/${file}`);
}

it("rule 27: scripts and other modules enter a module by its index.ts", () => {
  const sources = repositoryFiles()
    .filter((path) => /^(src|scripts|tools)\/.*(?<!\.test)\.tsx?$/.test(path))
    .filter((path) => !LOOKS_INSIDE.test(path) && !WRITTEN_TO_PORTS.test(path));
  const modules = sources.filter((path) => path.startsWith("src/server/modules/"));
  expect([sources.length > 500, modules.length > 200]).toEqual([true, true]);
  expect(sources.flatMap(pastTheDoor)).toEqual([]);
});

it("measurements that look inside are still the only ones that need to", () => {
  const benches = repositoryFiles().filter((path) => LOOKS_INSIDE.test(path));
  expect(benches.flatMap(pastTheDoor)).not.toEqual([]);
});

import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { DRIVEN } from "../journeys/files-driven.ts";

test("every journey is driven by npm test in one way at least", async () => {
  const files = (await readdir(new URL("../journeys", import.meta.url))).filter((name) => name.endsWith(".spec.ts"));
  expect(Object.keys(DRIVEN).sort()).toEqual(files.sort());
  for (const file of files) expect([file, DRIVEN[file]?.length ?? 0]).not.toEqual([file, 0]);
});

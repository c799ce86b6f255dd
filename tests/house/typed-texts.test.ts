import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no field cuts what is typed or pasted: `maxLength` of HTML is used nowhere (found 33)", () => {
  const cutting = globSync("src/{ui,web}/**/*.tsx").filter((file) => /\bmaxLength=/.test(readFileSync(file, "utf8")));
  expect(cutting).toEqual([]);
});

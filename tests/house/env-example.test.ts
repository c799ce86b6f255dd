import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { ENV_VARIABLES, readEnv } from "#server/env.ts";
import { ROOT } from "./source-files.ts";

const HEAD = `# Every variable the server reads. Each stands here with its default, commented out: to change one, copy this file to
# .env and take the "# " before its name away.
`;
const example = readFileSync(join(ROOT, ".env.example"), "utf8");

/** A value that a reader of .env files would cut or change is quoted. */
const written = (value: string) => (/[#\s"'<>]/.test(value) ? `"${value}"` : value);

const expected = [
  HEAD,
  ...Object.entries(ENV_VARIABLES).map(([name, { preset, about }]) => `# ${about}\n# ${name}=${written(preset)}\n`),
].join("\n");

test("rule 54: .env.example lists every variable of the server in order, each under its comment and with its default", () => {
  expect(example).toBe(expected);
});

test("a server that takes every line of .env.example reads the same settings as one without it", () => {
  const lines = example.split("\n").filter((line) => /^# [A-Z_]+=/.test(line));
  const variables = parseEnv(lines.map((line) => line.slice(2)).join("\n"));
  const presets = Object.entries(ENV_VARIABLES).map(([name, { preset }]) => [name, preset]);
  expect(variables).toEqual(Object.fromEntries(presets));
  expect(readEnv(variables)).toEqual(readEnv({}));
});

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { Endpoint } from "#contract/wire/endpoint.ts";
import { LOCALES } from "#domain/values/locale.ts";
import { textOf } from "./source-files.ts";

const FOLDER = join(import.meta.dirname, "../../src/contract/operator");
/** Calls by which the staff logs in; they are entries too. */
const LOG_INS = ["logIn", "takeSecondStep", "confirmSecondStep"];

it("OPS-123: every call of the staff that leaves an entry has its words in each language", async () => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".ts"));
  const contracts = await Promise.all(
    files.map(async (file) => (await import(join(FOLDER, file))) as Record<string, unknown>),
  );
  const calls = contracts
    .flatMap((file) => Object.values(file))
    .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value)
    .filter(({ name, method }) => method !== "GET" && !name.startsWith("preview"))
    .map(({ name }) => name);
  expect(calls.length).toBeGreaterThan(40);
  const missing = LOCALES.flatMap((locale) => {
    const messages = JSON.parse(textOf(`src/i18n/messages/${locale}/console.json`) ?? "{}") as Record<string, string>;
    return [...calls, ...LOG_INS]
      .filter((name) => !messages[`console.deed.${name}`])
      .map((name) => `${locale} ${name}`);
  });
  expect(missing).toEqual([]);
});

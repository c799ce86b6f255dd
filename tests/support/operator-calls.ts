import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Endpoint } from "#contract/wire/endpoint.ts";

const FOLDER = join(import.meta.dirname, "../../src/contract/operator");

/** Every call that a file of the contract with the console defines. */
export const OPERATOR_CALLS: readonly Endpoint[] = (
  await Promise.all(
    readdirSync(FOLDER, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts"))
      .map(async (file) => Object.values((await import(join(FOLDER, file))) as Record<string, unknown>)),
  )
)
  .flat()
  .filter((value): value is Endpoint => typeof value === "object" && value !== null && "path" in value);

/** Those that change something, or hand something out, and so leave an entry. */
export const OPERATOR_DEEDS = OPERATOR_CALLS.filter(
  ({ name, method }) => method !== "GET" && !name.startsWith("preview"),
);

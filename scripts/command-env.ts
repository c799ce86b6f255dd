import { existsSync } from "node:fs";
import { readEnv, type Env } from "#server/env.ts";

/** The server's settings as a command reads them, from the environment and the file .env. */
export function commandEnv(): { readonly env: Env; readonly isDataDirNamed: boolean } {
  if (existsSync(".env")) process.loadEnvFile(".env");
  return { env: readEnv(process.env), isDataDirNamed: process.env["DATA_DIR"] !== undefined };
}

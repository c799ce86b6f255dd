import { randomBytes } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { claimFile } from "#server/database/data-directory.ts";

/** The secret that signs order keys and notices: made at the first start and read from the data folder ever after. */
export async function readSecret(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "secret");
  await claimFile(path, randomBytes(32).toString("base64url"), 0o600);
  const secret = (await readFile(path, "utf8")).trim();
  if (secret.length < 32) throw new Error(`${path} holds no usable secret. Restore it from a backup, or set SECRET.`);
  return secret;
}

import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { claimFile } from "#server/database/data-directory.ts";
import { makeFolder } from "#server/make-folder.ts";
import { SECRET_MIN_LENGTH, secretsIn, type Secrets } from "#server/secrets/secrets.ts";

/** Where the secret of a data folder lies: one a line, the newest first. */
export const secretPath = (dataDir: string): string => join(dataDir, "secret");

/** Reads the secrets of a data folder; undefined where it has none. */
export async function readSecretFile(dataDir: string): Promise<Secrets | undefined> {
  const path = secretPath(dataDir);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const secrets = secretsIn(text, "\n");
  if (secrets === undefined || secrets.some(({ length }) => length < SECRET_MIN_LENGTH))
    throw new Error(`${path} holds no usable secret. Restore it from a backup, or set SECRET.`);
  return secrets;
}

/** Makes the secret of a data folder, or reads the one that another start has just made there. */
export async function claimSecretFile(dataDir: string): Promise<Secrets> {
  await makeFolder(dataDir);
  const made = newSecret();
  await claimFile(secretPath(dataDir), `${made}\n`, 0o600);
  return (await readSecretFile(dataDir)) ?? [made];
}

/** Replaces the secrets of a data folder, whole or not at all. */
export async function writeSecretFile(dataDir: string, secrets: Secrets): Promise<void> {
  await makeFolder(dataDir);
  const draft = `${secretPath(dataDir)}.${process.pid}`;
  const file = await open(draft, "w", 0o600);
  await file.writeFile(`${secrets.join("\n")}\n`);
  await file.sync().finally(() => file.close());
  await rename(draft, secretPath(dataDir));
  if (process.platform === "win32") return;
  const folder = await open(dirname(draft));
  await folder.sync().finally(() => folder.close());
}

/** A secret drawn by chance. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { passwordFault, type PasswordOwner } from "#domain/accounts/password.ts";
import { DATA_FILES } from "#server/data-files.ts";
import { Refusal } from "#server/refusal.ts";

/** The beginnings of their hashes, because many of them are rude; 48 bits take nobody else's password for one of them. */
const HASH_LENGTH = 8;

let usual: Promise<ReadonlySet<string>> | undefined;

/** The 3,000 passwords of eight signs and more that people choose most. */
function usualPasswords(): Promise<ReadonlySet<string>> {
  usual ??= readFile(join(DATA_FILES.folder, "usual-passwords.txt"), "utf8").then((text) => new Set(text.split("\n")));
  return usual;
}

/** Refuses a new password of somebody that others would try first. */
export async function refuseWeakPassword(password: string, owner: PasswordOwner): Promise<void> {
  const spelt = password.normalize("NFKC").toLowerCase();
  const hash = createHash("sha256").update(spelt).digest("base64url").slice(0, HASH_LENGTH);
  if (passwordFault(password, owner) !== undefined || (await usualPasswords()).has(hash))
    throw new Refusal("password-weak");
}

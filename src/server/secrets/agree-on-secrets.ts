import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";
import { claimSecretFile, readSecretFile, secretPath } from "#server/secrets/secret-file.ts";
import { claimSigner, findSigner, noteSigner } from "#server/secrets/secret-fingerprints.repository.ts";
import { fingerprintOf, type Secrets } from "#server/secrets/secrets.ts";

/** What a server knows when it looks for its secrets. */
export interface SecretSource {
  /** Those of SECRET, if it is set. */
  readonly secrets: Secrets | undefined;
  readonly dataDir: string;
}

/** Why a server with these secrets does not go with its database, which says how the right one comes back; undefined where it does, or where that is new. */
export async function whyOtherSecret(db: Kysely<Tables>, source: SecretSource): Promise<string | undefined> {
  const known = await findSigner(db);
  if (known === undefined) return undefined;
  const found = source.secrets ?? (await readSecretFile(source.dataDir));
  // With a known signer, a secret made now would be a wrong one that looks right at the next start.
  if (found === undefined) return lostWords(known, source);
  return found.map(fingerprintOf).includes(known) ? undefined : otherWords(known, found, source);
}

/**
 * The secrets of this server, if they are those of its database. A database that has never been used takes any; otherwise the
 * one that signed last must be among them, or every link in a mail would die without a word.
 */
export async function agreeOnSecrets(db: Kysely<Tables>, source: SecretSource, clock: Clock): Promise<Secrets> {
  const now = new Date(clock());
  const why = await whyOtherSecret(db, source);
  if (why !== undefined) throw new Error(why);
  const known = await findSigner(db);
  const secrets = source.secrets ?? (await readSecretFile(source.dataDir)) ?? (await claimSecretFile(source.dataDir));
  const signer = fingerprintOf(secrets[0]);
  const agreed = known ?? (await claimSigner(db, signer, now));
  if (!secrets.map(fingerprintOf).includes(agreed)) throw new Error(otherWords(agreed, secrets, source));
  if (signer !== agreed) await noteSigner(db, signer, now);
  return secrets;
}

const REMEDY = (where: string): string =>
  `Bring back the right one: ${where} from a backup, or SECRET as it was; servers with one database share one secret.
If it is lost for good, "npm run secret -- accept" goes on with another: links in mails that were sent, and typed addresses
in links, stop working, and travellers have to ask for their link again.`;

function lostWords(known: string, { dataDir }: SecretSource): string {
  const path = secretPath(dataDir);
  return `The secret of this database (fingerprint ${known}) is lost: SECRET is not set, and there is no file ${path}.
${REMEDY(path)}`;
}

function otherWords(known: string, secrets: Secrets, { secrets: set, dataDir }: SecretSource): string {
  const where = set === undefined ? `The file ${secretPath(dataDir)}` : "SECRET";
  return `${where} is not the secret of this database: it has the fingerprint ${secrets.map(fingerprintOf).join(" and ")}, and ${known} is wanted.
${REMEDY(secretPath(dataDir))}`;
}

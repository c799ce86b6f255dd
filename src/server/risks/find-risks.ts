import type { Kysely } from "kysely";
import { dataRisks, isStopping, RISK_NAMES, type Risk, type ToldRisk } from "#domain/operation/risks.ts";
import type { Clock } from "#server/clock.ts";
import { backedUpAt } from "#server/database/backup/backups-made.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Env } from "#server/env.ts";
import { hasOpenDemoAccounts } from "#server/modules/accounts/index.ts";
import { hasDemoBook } from "#server/modules/tariffs/index.ts";
import { whyOtherSecret } from "#server/secrets/agree-on-secrets.ts";
import { readSecretFile } from "#server/secrets/secret-file.ts";
import { findSigner } from "#server/secrets/secret-fingerprints.repository.ts";
import { risksOfSettings, stoppingWords } from "#server/settings/accepted-risks.ts";

/** What risks are looked for in. */
export interface RiskSources {
  readonly env: Env;
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** Every risk of a server in production, whatever its version of the database; elsewhere there are none. */
async function findRisks({ env, db, clock }: RiskSources): Promise<Risk[]> {
  if (!env.production) return [];
  const [signer, hasDemoAccounts, hasDemoPrices, backup, kept] = await Promise.all([
    orAbsent(findSigner(db), undefined),
    orAbsent(hasOpenDemoAccounts(db), false),
    orAbsent(hasDemoBook(db), false),
    orAbsent(backedUpAt(db), undefined),
    env.secrets ?? readSecretFile(env.dataDir),
  ]);
  // A database that knows its secret says by itself that it is lost, and how it comes back.
  const hasNoSecret = kept === undefined && signer === undefined;
  return [
    ...risksOfSettings(env),
    ...dataRisks({ hasNoSecret, hasDemoAccounts, hasDemoPrices, backedUpAt: backup, now: clock() }),
  ];
}

/** Why a server does not start with its data: in production with any risk that stops it, and anywhere with the secret of another database. */
export async function whyNotStarted(sources: RiskSources): Promise<string[]> {
  const { env, db } = sources;
  const risks = stoppingWords(await findRisks(sources), env.acceptedRisks);
  const secret = await orAbsent(whyOtherSecret(db, env), undefined);
  return secret === undefined ? risks : [...risks, secret];
}

/** The same where there is no database yet. */
export async function whyNotStartedAnew(env: RiskSources["env"]): Promise<string[]> {
  const hasSecret = !env.production || (env.secrets ?? (await readSecretFile(env.dataDir))) !== undefined;
  return hasSecret ? [] : stoppingWords(["made-secret"], env.acceptedRisks);
}

/** What the operator is told of, in the order of the table. */
export async function toldRisks(sources: RiskSources): Promise<ToldRisk[]> {
  const found = await findRisks(sources);
  const { acceptedRisks } = sources.env;
  return RISK_NAMES.filter(
    (risk) => !isStopping(risk) && found.includes(risk) && !acceptedRisks.has(risk),
  ) as ToldRisk[];
}

const UNKNOWN_TABLE_OR_COLUMN = /^(42P01|42703)$/;

/** An empty or older database has no place for what is asked. */
function orAbsent<T>(asked: Promise<T>, otherwise: T): Promise<T> {
  return asked.catch((error: { readonly code?: string }) => {
    if (UNKNOWN_TABLE_OR_COLUMN.test(error.code ?? "")) return otherwise;
    throw error;
  });
}

import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { findSealedByOthers, replaceSeal } from "#server/modules/accounts/second-step/second-steps.repository.ts";
import { seedOf } from "#server/modules/accounts/second-step/take-code.ts";
import { seal, unseal } from "#server/secrets/sealed.ts";
import { fingerprintOf, type Secrets } from "#server/secrets/secrets.ts";

/** Seals with the newest secret what one before it has sealed, so that the old one can be forgotten; one that is lost leaves them as they are. */
export async function resealSeeds(db: Kysely<Tables>, secrets: Secrets): Promise<void> {
  for (const step of await findSealedByOthers(db, fingerprintOf(secrets[0]))) {
    const about = seedOf(step.user_id);
    const seed = unseal({ bytes: step.seed, sealedBy: step.sealed_by }, secrets, about);
    if (seed !== null) await replaceSeal(db, step, seal(seed, secrets, about));
  }
}

import { Secret } from "otpauth";
import { EXAMPLE } from "#contract/examples/example-values.ts";
import { seedCard } from "#server/modules/accounts/second-step/seed.ts";
import { seedOf } from "#server/modules/accounts/second-step/take-code.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { seal } from "#server/secrets/sealed.ts";
import { TEST_SECRETS, type TestApp } from "./test-app.ts";

const SEED = Buffer.from(Secret.fromBase32(EXAMPLE.seed).bytes);

/** What each example needs of the partner's second step: one that waits for its first code, or one in force. */
const NEEDED: Readonly<Record<string, "begun" | "in force">> = {
  "log-in-second-step": "in force",
  "second-step": "in force",
  "second-step-confirm": "begun",
  "second-step-remove": "in force",
  "second-step-codes": "in force",
};

/** Prepares the partner's second step for an example; every other finds none. */
export async function prepareSecondStep({ database, clock }: TestApp, exampleId: string): Promise<void> {
  const { db } = database;
  for (const table of ["recovery_codes", "login_challenges", "second_steps"] as const)
    await db.deleteFrom(table).execute();
  const needed = NEEDED[exampleId];
  if (needed === undefined) return;
  const userId = EXAMPLE.partnerId;
  const now = new Date(clock.now);
  const { bytes, sealedBy } = seal(SEED, TEST_SECRETS, seedOf(userId));
  const step = { user_id: userId, seed: bytes, sealed_by: sealedBy, begun_at: now };
  await db
    .insertInto("second_steps")
    .values({ ...step, confirmed_at: needed === "begun" ? null : now })
    .execute();
  const challenge = { challenge_hash: tokenHash(EXAMPLE.challenge), user_id: userId, is_enrolment: false };
  await db
    .insertInto("login_challenges")
    .values({ ...challenge, expires_at: new Date(clock.now + 60_000) })
    .execute();
}

/** The answer with the seed and the codes of the examples in place of those drawn by chance. */
export function withExampleSeed(answer: unknown): unknown {
  const { result, ...rest } = answer as { result: Record<string, unknown> | null };
  if (result === null) return answer;
  if ("secret" in result)
    return { result: seedCard(SEED, { issuer: "Nameboard", label: "partner@demo.test" }), ...rest };
  return "recovery_codes" in result ? { result: { recovery_codes: [EXAMPLE.recoveryCode] }, ...rest } : answer;
}

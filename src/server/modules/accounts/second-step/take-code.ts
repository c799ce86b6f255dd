import { readSecondCode } from "#domain/accounts/second-step.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import {
  findSecondStep,
  takeCounter,
  takeRecoveryCode,
  type SecondStep,
} from "#server/modules/accounts/second-step/second-steps.repository.ts";
import { counterOfCode } from "#server/modules/accounts/second-step/seed.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { unseal } from "#server/secrets/sealed.ts";

/** What looking at a code needs. */
export type CodeTaking = Pick<Accounts, "db" | "clock" | "secrets">;

/** To what a seed in the database is bound. */
export const seedOf = (userId: number): string => `second step of ${userId}`;

/** The half minute of an app's code for a stored seed; null where it is wrong, or the seed's secret is lost. */
export function counterOf({ clock, secrets }: CodeTaking, step: SecondStep, code: string): number | null {
  const { user_id: userId, seed: bytes, sealed_by: sealedBy } = step;
  const seed = unseal({ bytes, sealedBy }, secrets, seedOf(userId));
  return seed === null ? null : counterOfCode(seed, code, clock());
}

/** Takes a code of an account's second step, from its app or from paper; each serves once. */
export async function takeCode(taking: CodeTaking, userId: number, typed: string): Promise<boolean> {
  const { db, clock } = taking;
  const code = readSecondCode(typed);
  if (code === null) return false;
  if ("recovery" in code) return takeRecoveryCode(db, userId, tokenHash(code.recovery), new Date(clock()));
  const step = await findSecondStep(db, userId);
  const counter = step === undefined ? null : counterOf(taking, step, code.app);
  return counter !== null && takeCounter(db, userId, counter);
}

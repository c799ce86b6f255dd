import { randomBytes } from "node:crypto";
import { identityOf, type Actor } from "#domain/accounts/actor.ts";
import {
  CHALLENGE_SECONDS,
  readSecondCode,
  RECOVERY_BYTES,
  RECOVERY_CODES,
  recoveryCode,
} from "#domain/accounts/second-step.ts";
import type { Account } from "#server/modules/accounts/accounts.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { enter } from "#server/modules/accounts/log-in/enter.ts";
import { prove } from "#server/modules/accounts/log-in/prove.ts";
import { toldAndKept } from "#server/modules/accounts/log-in/told-and-kept.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { openAccountOf } from "#server/modules/accounts/open-account-of.ts";
import { endChallenge, findEnrolment } from "#server/modules/accounts/second-step/challenges.repository.ts";
import {
  confirmSeed,
  deleteSecondStep,
  findSecondStep,
  replaceRecoveryCodes,
  storeSeed,
} from "#server/modules/accounts/second-step/second-steps.repository.ts";
import { newSeed, seedCard, type SeedCard } from "#server/modules/accounts/second-step/seed.ts";
import { counterOf, seedOf } from "#server/modules/accounts/second-step/take-code.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import type { SessionTokens } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";
import { seal } from "#server/secrets/sealed.ts";

/** Who sets up a second step: somebody logged in, or a log-in that may not go on without one. */
export interface Enroller extends AttemptPlace {
  readonly actor: Actor;
  readonly challenge: string | null;
}

/** Draws a seed for whoever has given the password, now, shortly before or in the log-in that waits, and shows it. */
export async function beginSecondStep(accounts: Accounts, enroller: Enroller, password?: string): Promise<SeedCard> {
  const { db, clock, secrets, issuer } = accounts;
  const { account, isLogIn } = await enrollingAccount(accounts, enroller);
  if (!isLogIn) await proveNow(accounts, account, enroller, password);
  const seed = newSeed();
  const sealed = seal(seed, secrets, seedOf(account.user_id));
  const isStored = await storeSeed(db, account.user_id, sealed, new Date(clock()));
  if (!isStored) throw new Refusal("second-step-set");
  return seedCard(seed, { issuer, label: account.login });
}

/** A second step that is in force from now on. */
export interface Enrolled {
  /** Shown this once. */
  readonly recoveryCodes: readonly string[];
  /** The session of the log-in that waited for it. */
  readonly session: SessionTokens | null;
}

/** Puts a second step in force by the first code of its app. */
export async function confirmSecondStep(accounts: Accounts, enroller: Enroller, code: string): Promise<Enrolled> {
  const { db, clock } = accounts;
  const now = clock();
  const { account, isLogIn } = await enrollingAccount(accounts, enroller);
  const step = await findSecondStep(db, account.user_id);
  const begun = { what: "set-up-second-step", account: account.user_id } as const;
  return toldAndKept(accounts, { ...begun, call: "confirmSecondStep", place: enroller }, async () => {
    const isBegun = step?.confirmed_at === null && now < step.begun_at.getTime() + CHALLENGE_SECONDS * 1000;
    if (step === undefined || !isBegun) throw new Refusal("second-step-over");
    const read = readSecondCode(code);
    const counter = read !== null && "app" in read ? counterOf(accounts, step, read.app) : null;
    if (counter === null) throw new Refusal("code-wrong");
    const { codes: recoveryCodes, hashes } = newRecoveryCodes();
    const isFirst = await confirmSeed(db, step, { counter, hashes, now: new Date(now) });
    if (!isFirst) throw new Refusal("second-step-set");
    if (!isLogIn) return { recoveryCodes, session: null };
    await endChallenge(db, enroller.challenge ?? "");
    return { recoveryCodes, session: await enter(accounts, account, enroller) };
  });
}

/** Removes the second step of whoever is logged in, gives the password and shows a code. */
export async function removeSecondStep(
  accounts: Accounts,
  enroller: Enroller,
  proof: { readonly password: string; readonly code: string },
): Promise<void> {
  const account = await ownAccount(accounts, enroller);
  const begun = { what: "remove-second-step", account: account.user_id, address: enroller.address } as const;
  await told(accounts.tell, begun, async () => {
    await prove(accounts, account, proof, enroller);
    await deleteSecondStep(accounts.db, account.user_id);
    return undefined;
  });
}

/** Replaces the recovery codes of whoever is logged in; they are shown this once. */
export async function renewRecoveryCodes(accounts: Accounts, enroller: Enroller): Promise<readonly string[]> {
  const account = await ownAccount(accounts, enroller);
  const begun = { what: "renew-recovery-codes", account: account.user_id, address: enroller.address } as const;
  return told(accounts.tell, begun, async () => {
    const { codes, hashes } = newRecoveryCodes();
    if (!(await replaceRecoveryCodes(accounts.db, account.user_id, hashes))) throw new Refusal("second-step-over");
    return codes;
  });
}

/** Recovery codes drawn by chance, and what is kept of them. */
function newRecoveryCodes() {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCode(randomBytes(RECOVERY_BYTES)));
  return { codes, hashes: codes.map((one) => tokenHash(one.replaceAll("-", ""))) };
}

async function proveNow(accounts: Accounts, account: Account, enroller: Enroller, password?: string): Promise<void> {
  if (password !== undefined) return prove(accounts, account, { password }, enroller);
  if (enroller.actor.kind !== "account" || !enroller.actor.isProved) throw new Refusal("proof-needed");
}

async function enrollingAccount(accounts: Accounts, enroller: Enroller) {
  const { challenge } = enroller;
  const waiting =
    challenge === null ? undefined : await findEnrolment(accounts.db, challenge, new Date(accounts.clock()));
  if (waiting === undefined) return { account: await ownAccount(accounts, enroller), isLogIn: false };
  return { account: await openAccountOf(accounts, waiting.user_id), isLogIn: true };
}

async function ownAccount(accounts: Accounts, { actor }: Enroller): Promise<Account> {
  const identity = identityOf(actor);
  if (identity === null) throw new Refusal("second-step-over");
  return openAccountOf(accounts, identity.userId);
}

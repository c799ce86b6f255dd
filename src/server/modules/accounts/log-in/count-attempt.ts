import type { Kysely } from "kysely";
import { countedLogins, type CountedLogin } from "#domain/accounts/login-throttle.ts";
import type { Tables } from "#server/database/tables.ts";
import type { Account } from "#server/modules/accounts/accounts.repository.ts";
import { isKnownDevice } from "#server/modules/accounts/log-in/known-devices.repository.ts";
import { countLogin } from "#server/modules/accounts/log-in/login-failures.repository.ts";
import { tokenHash } from "#server/modules/accounts/sessions.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** From where somebody tries to log in. */
export interface AttemptPlace {
  readonly address: string;
  /** By what the device of one of our own pages is known; null for any other caller. */
  readonly device: string | null;
  /** How the program that calls names itself. */
  readonly userAgent: string;
  /** Number of the request by which they try. */
  readonly requestId: string;
}

/** Whose log-in it is: the account, where there is one by this name. */
interface Attempted {
  readonly known: Account | undefined;
  readonly name: string;
}

/** Counts a log-in as failed before anything of it is checked; refuses it where too many have failed. */
export async function countAttempt(
  db: Kysely<Tables>,
  { known, name }: Attempted,
  { address, device }: AttemptPlace,
  at: Date,
  subjectsOf: typeof countedLogins = countedLogins,
): Promise<readonly CountedLogin[]> {
  // An account has one count, whether it is named by number or by e-mail.
  const account = String(known?.user_id ?? name);
  const isKnown = known !== undefined && device !== null && (await isKnownDevice(db, device, known.user_id));
  const counted = subjectsOf({ account, address, device: isKnown ? shortHash(device) : null });
  const wait = await countLogin(db, counted, at);
  if (wait > 0) throw new Refusal("too-many-logins", { words: { minutes: Math.ceil(wait / 60) }, retryAfter: wait });
  return counted;
}

/** Names a device where its failures are counted; of no use as its cookie. */
function shortHash(device: string): string {
  return tokenHash(device).toString("hex").slice(0, 32);
}

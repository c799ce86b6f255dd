import type { Security } from "#contract/own-account/security.ts";
import { needsSecondStep } from "#domain/accounts/second-step.ts";
import { isLogInAlive } from "#domain/accounts/session-life.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";
import { countRecoveryCodes, hasSecondStep } from "#server/modules/accounts/second-step/second-steps.repository.ts";
import type { Holder } from "#server/modules/accounts/security/holder.ts";
import { endLogIn, endOtherLogIns, findLogIns } from "#server/modules/accounts/security/log-ins.repository.ts";
import { startAccessKey } from "#server/modules/accounts/start-session.ts";
import { Refusal } from "#server/refusal.ts";

/** Where somebody is logged in, and whether by a second step. */
export async function readSecurity(accounts: Accounts, { identity, token }: Holder): Promise<Security> {
  const { db, clock, production } = accounts;
  const { userId, role } = identity;
  const now = clock();
  const found = await findLogIns(db, userId, token, new Date(now));
  const isAlive = (logIn: (typeof found)[number]): boolean =>
    isLogInAlive(role, { loggedInAt: logIn.logged_in_at.getTime(), lastSeenAt: logIn.last_seen_at.getTime() }, now);
  const isOn = await hasSecondStep(db, userId);
  return {
    log_ins: found.filter(isAlive).map((logIn) => ({
      log_in: logIn.family,
      browser: logIn.browser,
      is_access_key: logIn.is_access_key,
      is_this: logIn.is_this,
      begun_at: logIn.logged_in_at.toISOString(),
      last_used_at: logIn.last_seen_at.toISOString(),
      ends_at: logIn.ends_at.toISOString(),
    })),
    second_step: {
      is_on: isOn,
      recovery_codes: isOn ? await countRecoveryCodes(db, userId) : 0,
      is_required: needsSecondStep(role, production),
    },
  };
}

/** The most keys that an account may have: one for each of its programs. */
export const MOST_KEYS = 10;

/** Makes a key for a program of whoever asks; nobody is shown it again. */
export async function makeAccessKey(accounts: Accounts, holder: Holder): Promise<{ token: string }> {
  const { db, clock, tell } = accounts;
  const { userId } = holder.identity;
  const begun = { what: "make-access-key", account: userId, address: holder.address } as const;
  return told(tell, begun, async () => {
    const known = await findLogIns(db, userId, holder.token, new Date(clock()));
    if (known.filter((one) => one.is_access_key).length >= MOST_KEYS)
      throw new Refusal("too-many-keys", { words: { most: MOST_KEYS } });
    return { token: await startAccessKey(accounts, userId) };
  });
}

/** How all log-ins but one's own are named. */
const OTHERS = "others";

/** Ends one log-in of whoever asks, or all others; answers how many that were. */
export async function endLogIns(accounts: Accounts, holder: Holder, logIn: string): Promise<number> {
  const { db, clock, tell } = accounts;
  const { userId } = holder.identity;
  const begun = { what: "end-log-ins", account: userId, address: holder.address } as const;
  const { ended } = await told(tell, begun, async () => {
    const now = new Date(clock());
    const isOthers = logIn === OTHERS;
    return {
      ended: await (isOthers ? endOtherLogIns(db, userId, holder.token, now) : endLogIn(db, userId, logIn, now)),
    };
  });
  return ended;
}

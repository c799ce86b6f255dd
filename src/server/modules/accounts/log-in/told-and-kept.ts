import { neighbourhood, type SecurityEvent } from "#domain/accounts/security-event.ts";
import { recordAccess } from "#server/audit/access.repository.ts";
import type { Accounts } from "#server/modules/accounts/accounts.ts";
import type { AttemptPlace } from "#server/modules/accounts/log-in/count-attempt.ts";
import { told } from "#server/modules/accounts/log-in/told.ts";

/** Ends of an attempt that anybody can bring about without limit; they stand in the log alone. */
const TOLD_ONLY = new Set(["too-many-logins", "busy"]);

/** What is told of a log-in, and kept where it is one of the staff. */
interface Attempted extends Pick<SecurityEvent, "what" | "account"> {
  /** The call by which somebody tries to get in. */
  readonly call: string;
  readonly place: Pick<AttemptPlace, "address" | "requestId">;
}

/**
 * Tells the log how a log-in ended, and keeps an entry of it where its account is one of the staff. Whoever gets in has their
 * entry first; a refusal waits for none, so that it takes no longer for an account of the staff than for a name that nobody has.
 */
export async function toldAndKept<T extends object>(
  { db, clock, tell }: Pick<Accounts, "db" | "clock" | "tell">,
  { what, account, call, place: { address, requestId } }: Attempted,
  work: () => Promise<T>,
): Promise<T> {
  let result = "failed";
  const keep = async (): Promise<void> => {
    if (account === null || TOLD_ONLY.has(result)) return;
    const access = { account, call, result, at: new Date(clock()), requestId, network: neighbourhood(address) };
    await recordAccess(db, access);
  };
  const hear = (event: SecurityEvent): void => {
    ({ result } = event);
    tell(event);
  };
  try {
    const done = await told(hear, { what, account, address }, work);
    await keep();
    return done;
  } catch (error) {
    if (result !== "done")
      keep().catch(() => tell({ what, account, from: neighbourhood(address), result: "entry-lost" }));
    throw error;
  }
}

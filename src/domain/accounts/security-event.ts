import { network } from "#domain/accounts/call-limits.ts";

/** What somebody did about getting in, as the log tells it: no name, no address of a person. */
export interface SecurityEvent {
  readonly what:
    | "log-in"
    | "second-step"
    | "set-up-second-step"
    | "remove-second-step"
    | "renew-recovery-codes"
    | "prove-identity"
    | "change-password"
    | "change-profile"
    | "ask-email"
    | "take-email"
    | "recover-password"
    | "end-log-ins"
    | "make-access-key"
    | "log-out"
    | "token-in-address"
    | "access"
    | "order-key"
    | "limit"
    | "settings"
    | "staff";
  /** Number of the account it was about; null where there is none. */
  readonly account: number | null;
  /** The neighbourhood it came from, of some hundred machines at least. */
  readonly from: string;
  /** How it ended: "done", or the name of the refusal. */
  readonly result: string;
  /** Which call of the API the staff made. */
  readonly call?: string;
}

/** The neighbourhood of a client's address: enough to see that guesses come from one corner, too little to name a household. */
export function neighbourhood(address: string): string {
  const own = network(address);
  return own.includes(":") ? own.split(":").slice(0, 3).join(":").concat("::/48") : own.replace(/\.\d+$/, ".0/24");
}

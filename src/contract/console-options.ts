import type { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import type { OutsideCredits } from "#contract/page-options.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { Locale } from "#domain/values/locale.ts";

/** What the console's document tells its scripts. */
export interface ConsoleOptions {
  readonly locale: Locale;
  /** Texts of the console by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Name of the company. */
  readonly company: string;
  /** What services ask to be named beside their answers. */
  readonly credits: OutsideCredits;
  /** The currencies that a card can pay. */
  readonly cardCurrencies: readonly string[];
  /** Who is logged in, as the call for it said when the document was made; absent where nobody is who may work here. */
  readonly session?: EndpointResult<typeof getStaffSession> | undefined;
}

/** Header by which the console says that a call is its own and nobody's before it: no log-in is used by it. */
export const UNATTENDED_HEADER = "x-unattended";

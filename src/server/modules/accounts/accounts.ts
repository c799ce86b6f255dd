import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";

/** The context of the accounts module. */
export interface Accounts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** On a production server, accounts made for trying the product cannot log in. */
  readonly production: boolean;
}

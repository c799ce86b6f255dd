import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";

/** What the use cases of accounts work with. */
export interface Accounts {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** On a production server nobody logs in to an account that was made for trying the product. */
  readonly production: boolean;
}

import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";

/** What both sides of the sandbox acquirer work with. */
export interface Sandbox {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
  /** Secrets for signing notices: the first one signs, all of them are accepted. */
  readonly secrets: readonly [string, ...string[]];
  /** Our own address without a trailing slash: the hosted page lives there, and notices go there. */
  readonly publicUrl: string;
}

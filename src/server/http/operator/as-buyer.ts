import type { Caller } from "#server/http/request.ts";

/** Whom the staff names as the buyer; nobody for a visitor of our own pages. */
export interface NamedBuyer {
  readonly account_id?: number | undefined;
  readonly partner_id?: number | undefined;
}

/** A call of the staff as its buyer would make it: for what the buyer is sold and owns, never for what they alone may read. */
export type AsBuyer = (caller: Caller, named: NamedBuyer) => Promise<Caller>;

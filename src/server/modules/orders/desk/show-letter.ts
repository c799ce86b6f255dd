import type { Kysely } from "kysely";
import type { LetterShownView } from "#contract/operator/letters/letter-shown.ts";
import type { Tables } from "#server/database/tables.ts";
import type { EventName } from "#server/event-kinds.ts";

/**
 * Writes the letter that the traveller of an order would get after an event, as the order stands in `db`; null where nobody would get
 * one. Injected by station 6, because imports only go backward.
 */
export type ShowLetter = (
  db: Kysely<Tables>,
  after: { readonly event: EventName; readonly orderId: number },
) => Promise<LetterShownView | null>;

import type { Kysely, Transaction } from "kysely";
import { UNDO_SECONDS } from "#domain/orders/undo-seconds.ts";
import type { Tables } from "#server/database/tables.ts";
import { lastUnpublished, recordEvent, takeEventsBack, type DomainEvent } from "#server/events.ts";

/** The events of actions that can be undone: they are published, and the traveller is told, once that is over. */
export const UNDOABLE = ["order.confirmed", "order.driver-named"] as const;
type Undoable = (typeof UNDOABLE)[number];
type UndoableEvent = { [Name in Undoable]: DomainEvent<Name> }[Undoable];

const UNDO_MS = UNDO_SECONDS * 1000;

/** Actions since this moment can still be undone. */
export const undoSince = (now: number): Date => new Date(now - UNDO_MS);

/**
 * Records an action that can be undone. Earlier ones of the same order that are still unpublished wait as long as it does, because
 * the message about them would already tell of this one.
 */
export async function recordUndoable(trx: Transaction<Tables>, event: UndoableEvent): Promise<void> {
  const earlier = await takeEventsBack(trx, { names: UNDOABLE, subject: event.subject });
  for (const one of earlier) await recordEvent<Undoable>(trx, { ...one, subject: event.subject }, UNDO_MS);
  await recordEvent<Undoable>(trx, event, UNDO_MS);
}

/** Until when the last action on an order can be undone, in epoch milliseconds; null where there is nothing to undo. */
export async function undoUntil(db: Kysely<Tables>, orderId: number, now: number): Promise<number | null> {
  const last = await lastUnpublished(db, { orderId, names: UNDOABLE, since: undoSince(now) });
  return last === undefined ? null : last.getTime() + UNDO_MS;
}

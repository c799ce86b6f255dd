import type { Transaction } from "kysely";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { saysWhy, type Decline } from "#domain/requests/decline.ts";
import type { Deed, Doer } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { recordEvent } from "#server/events.ts";
import { keptLines } from "#server/kept-text.ts";
import { seenRequest, type SeenRequest } from "#server/modules/requests/answer/seen-request.ts";
import { subjectOf } from "#server/modules/requests/answer/seen-request.ts";
import { endOffer, lockOpenOffer } from "#server/modules/requests/store/offers.repository.ts";
import { moveRequest, type InboxRow } from "#server/modules/requests/store/requests.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Declines a request: whoever asked is told why, and what else might do; an offer that stood is withdrawn. */
export async function declineRequest(
  trx: Transaction<Tables>,
  seen: SeenRequest & { readonly decline: Decline; readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const decline = {
    reason: seen.decline.reason,
    words: keptLines(seen.decline.words, TEXT_LIMITS.comment, "words"),
    otherWay: keptLines(seen.decline.otherWay, TEXT_LIMITS.comment, "other_way"),
  };
  if (!saysWhy(decline)) throw new Refusal("decline-wordless");
  const request = await seenRequest(trx, seen, "declined");
  const at = new Date(seen.now);
  await withdrawOpen(trx, request, at);
  await moveRequest(trx, request, { state: "declined", answer: { decline, author }, at });
  if (request.kind === "way")
    await recordEvent(trx, { name: "route.declined", subject: { kind: "route-request", id: seen.id }, at });
  else await recordEvent(trx, { name: "yacht.declined", subject: { kind: "yacht-request", id: seen.id }, at });
  return {
    subject: subjectOf(request),
    before: { state: request.state },
    after: { state: "declined", reason: decline.reason, words: decline.words, other_way: decline.otherWay },
  };
}

/** Closes a request without an answer: it came twice, or was settled by telephone. The note says which. */
export async function closeRequest(
  trx: Transaction<Tables>,
  seen: SeenRequest & { readonly note: string; readonly now: number },
  { author }: Doer,
): Promise<Deed> {
  const note = keptLines(seen.note, TEXT_LIMITS.comment, "note");
  if (note === "") throw new Refusal("decline-wordless");
  const request = await seenRequest(trx, seen, "closed");
  const at = new Date(seen.now);
  await withdrawOpen(trx, request, at);
  await moveRequest(trx, request, { state: "closed", answer: { note, author }, at });
  return { subject: subjectOf(request), before: { state: request.state }, after: { state: "closed" }, reason: note };
}

async function withdrawOpen(trx: Transaction<Tables>, { kind, request_id: id }: InboxRow, at: Date): Promise<void> {
  const open = await lockOpenOffer(trx, kind, id);
  if (open !== undefined) await endOffer(trx, open.offer_id, { state: "withdrawn", at });
}

import type { LettersView } from "#contract/console/letters/letters.ts";
import { type Actor, identityOf } from "#domain/accounts/actor.ts";
import { staffDegree, type StaffRight } from "#domain/accounts/staff-rights.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { OFFER_SUBJECTS } from "#server/event-kinds.ts";
import { findMessagesOf, type StoredMessage } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { findOffersFor } from "#server/modules/requests/index.ts";

/** What a list of letters is about. */
export type LettersAbout = { readonly order_id: number } | { readonly kind: RequestKind; readonly request_id: number };

type Db = Parameters<typeof findMessagesOf>[0] & Notifications["db"];

/** All messages about an order, or about a request and its offers, the newest first. */
export async function lettersOf(db: Db, about: LettersAbout): Promise<StoredMessage[]> {
  if ("order_id" in about) return findMessagesOf(db, { kind: "order", id: about.order_id });
  const { kind, request_id: id } = about;
  const offers = await findOffersFor(db, kind, [id]);
  const subjects = [
    { kind: kind === "way" ? "route-request" : "yacht-request", id } as const,
    ...offers.map(({ offer_id: offerId }) => ({ kind: OFFER_SUBJECTS[kind], id: offerId })),
  ];
  const found = await Promise.all(subjects.map((subject) => findMessagesOf(db, subject)));
  return found.flat().toSorted((one, other) => other.message_id - one.message_id);
}

/** Whether somebody sees no phones and e-mails of what they look at. */
export function isMaskedFor(actor: Actor, right: StaffRight): boolean {
  const role = identityOf(actor)?.staffRole ?? null;
  const degree = role === null ? undefined : staffDegree(role, right);
  return degree !== "works" && degree !== "looks";
}

/** Presents messages as the page of their subject lists them. */
export function presentLetters(messages: readonly StoredMessage[], isMasked: boolean): LettersView {
  return messages.map((message) => ({
    message_id: message.message_id,
    kind: message.kind,
    subject: isMasked ? null : (message.own_words?.subject ?? null),
    to: isMasked ? null : message.recipient,
    state: message.state,
    at: message.created_at.getTime(),
    sent_at: message.sent_at?.getTime() ?? null,
    tries: message.tries,
    problem: message.last_error,
  }));
}

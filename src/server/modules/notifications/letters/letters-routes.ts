import { findLetters, findRequestLetters, sendLetterAgain, type LettersView } from "#contract/operator/letters.ts";
import { identityOf } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import { addJob } from "#server/events.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import {
  findMessagesOf,
  reviveMessage,
  type StoredMessage,
} from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";
import { findOffersFor } from "#server/modules/requests/index.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff looks after the letters of an order. */
export function lettersRoutes({ db, clock }: Pick<Notifications, "db" | "clock">): Route[] {
  const lettersOf = async (orderId: number, { actor }: Caller): Promise<{ letters: LettersView }> => {
    const role = identityOf(actor)?.staffRole ?? null;
    const degree = role === null ? undefined : staffDegree(role, "orders");
    const isMasked = degree !== "works" && degree !== "looks";
    const messages = await findMessagesOf(db, { kind: "order", id: orderId });
    return { letters: messages.map((message) => presentLetter(message, isMasked)) };
  };
  return [
    route(findRequestLetters, async ({ params: { kind, request_id: id }, caller: { actor } }) => {
      const role = identityOf(actor)?.staffRole ?? null;
      const degree = role === null ? undefined : staffDegree(role, "requests");
      const offers = await findOffersFor(db, kind, [id]);
      const subjects = [
        { kind: kind === "way" ? "route-request" : "yacht-request", id } as const,
        ...offers.map(({ offer_id: offerId }) => ({ kind: "offer", id: offerId }) as const),
      ];
      const found = await Promise.all(subjects.map((subject) => findMessagesOf(db, subject)));
      const newest = found.flat().toSorted((one, other) => other.message_id - one.message_id);
      return {
        letters: newest.map((message) => presentLetter(message, degree !== "works" && degree !== "looks")),
      };
    }),
    route(findLetters, ({ params, caller }) => lettersOf(params.order_id, caller)),
    deskRoute({ db, clock }, sendLetterAgain, {
      act: async (trx, { params: { order_id: orderId }, body: { message_id: messageId } }) => {
        const messages = await findMessagesOf(trx, { kind: "order", id: orderId });
        const message = messages.find((one) => one.message_id === messageId);
        const isRevived = message && (await reviveMessage(trx, messageId, new Date(clock())));
        if (message === undefined || isRevived === undefined) throw new Refusal("letter-on-its-way");
        await addJob(trx, SEND_MESSAGE_JOB, { messageId });
        return {
          subject: { kind: "order", id: orderId },
          before: { letter: messageId, state: message.state },
          after: { kind: message.kind, state: "waiting" },
        };
      },
      answer: ({ params, caller }) => lettersOf(params.order_id, caller),
    }),
  ];
}

function presentLetter(message: StoredMessage, isMasked: boolean): LettersView[number] {
  return {
    message_id: message.message_id,
    kind: message.kind,
    to: isMasked ? null : message.recipient,
    state: message.state,
    at: message.created_at.getTime(),
    sent_at: message.sent_at?.getTime() ?? null,
    tries: message.tries,
    problem: message.last_error,
  };
}

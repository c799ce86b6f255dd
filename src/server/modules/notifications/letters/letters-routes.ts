import type { Transaction } from "kysely";
import {
  findLetters,
  findRequestLetters,
  sendLetterAgain,
  sendRequestLetterAgain,
} from "#contract/console/letters/letters.ts";
import { openLetter as openLetterCall, openRequestLetter } from "#contract/console/letters/open-letter.ts";
import {
  previewOwnLetter,
  sendLinkAgain,
  sendOwnLetter,
  showOrderLink,
} from "#contract/console/letters/write-letter.ts";
import type { Deed } from "#server/audit/audit.repository.ts";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { deskRoute } from "#server/http/operator/desk-route.ts";
import type { Caller } from "#server/http/request.ts";
import { route, type Route } from "#server/http/route.ts";
import {
  isMaskedFor,
  lettersOf,
  presentLetters,
  type LettersAbout,
} from "#server/modules/notifications/letters/letters-of.ts";
import { openLetter, presentOpened } from "#server/modules/notifications/letters/open-letter.ts";
import {
  orderLink,
  previewOwn,
  sendLink,
  sendOwn,
  shownOrder,
} from "#server/modules/notifications/letters/own-letter.ts";
import { reviveMessage } from "#server/modules/notifications/messages.repository.ts";
import { SEND_MESSAGE_JOB, type Notifications } from "#server/modules/notifications/notifications.ts";
import { Refusal } from "#server/refusal.ts";

/** The routes by which the staff looks after the letters of orders and requests. */
export function lettersRoutes(notifications: Notifications): Route[] {
  const { db, clock } = notifications;
  const listed = async (about: LettersAbout, { actor }: Caller) => ({
    letters: presentLetters(await lettersOf(db, about), isMaskedFor(actor, rightTo(about))),
  });
  const opened = async (about: LettersAbout, messageId: number, { actor }: Caller) => {
    const message = (await lettersOf(db, about)).find((one) => one.message_id === messageId);
    if (message === undefined) throw new Refusal("letter-unknown");
    const isMasked = isMaskedFor(actor, rightTo(about));
    return presentOpened(message, await openLetter(notifications, message, isMasked), isMasked);
  };
  const revived = async (
    trx: Transaction<Tables>,
    { about, messageId }: { readonly about: LettersAbout; readonly messageId: number },
    subject: Deed["subject"],
  ): Promise<Deed> => {
    const message = (await lettersOf(trx, about)).find((one) => one.message_id === messageId);
    const isRevived = message && (await reviveMessage(trx, messageId, new Date(clock())));
    if (message === undefined || isRevived === undefined) throw new Refusal("letter-on-its-way");
    await addJob(trx, SEND_MESSAGE_JOB, { messageId });
    return {
      subject,
      before: { letter: messageId, state: message.state },
      after: { kind: message.kind, state: "waiting" },
    };
  };
  return [
    route(findRequestLetters, ({ params, caller }) => listed(params, caller)),
    route(openRequestLetter, ({ params, caller }) => opened(params, params.message_id, caller)),
    deskRoute(notifications, sendRequestLetterAgain, {
      act: (trx, { params, body }) =>
        revived(
          trx,
          { about: params, messageId: body.message_id },
          { kind: params.kind === "way" ? "way-request" : "yacht-request", id: params.request_id },
        ),
      answer: ({ params, caller }) => listed(params, caller),
    }),
    route(findLetters, ({ params, caller }) => listed(params, caller)),
    route(openLetterCall, ({ params, caller }) => opened(params, params.message_id, caller)),
    deskRoute(notifications, sendLetterAgain, {
      act: (trx, { params, body }) =>
        revived(trx, { about: params, messageId: body.message_id }, { kind: "order", id: params.order_id }),
      answer: ({ params, caller }) => listed(params, caller),
    }),
    route(previewOwnLetter, ({ params, body }) => previewOwn(notifications, asked(params, body))),
    deskRoute(notifications, sendOwnLetter, {
      act: (trx, { params, body }) => sendOwn({ ...notifications, db: trx }, trx, asked(params, body)),
      answer: ({ params, caller }) => listed(params, caller),
    }),
    deskRoute(notifications, showOrderLink, {
      act: async (trx, { params }) => {
        const { order_id: id } = await shownOrder(trx, params.order_id);
        return { subject: { kind: "order", id }, after: {} };
      },
      answer: ({ params }) => orderLink(notifications, params.order_id),
    }),
    deskRoute(notifications, sendLinkAgain, {
      act: (trx, { params }) => sendLink(notifications, trx, params.order_id),
      answer: ({ params, caller }) => listed(params, caller),
    }),
  ];
}

/** The right by which somebody sees letters about an order or a request. */
function rightTo(about: LettersAbout): "orders" | "requests" {
  return "order_id" in about ? "orders" : "requests";
}

function asked(
  { order_id: orderId }: { readonly order_id: number },
  { subject, text, trip_id: tripId }: { readonly subject: string; readonly text: string; readonly trip_id?: number },
) {
  return { orderId, tripId, words: { subject, text } };
}

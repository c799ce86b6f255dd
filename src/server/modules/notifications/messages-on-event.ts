import { messageHolds } from "#domain/orders/message-standing.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { FIRST_EVENTS, type EventName, type PlacedOrder } from "#server/event-kinds.ts";
import type { Listener } from "#server/events.ts";
import { MESSAGE_KIND_NAMES, MESSAGE_KINDS } from "#server/modules/notifications/kinds/message-kinds.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import { RECIPIENTS } from "#server/modules/notifications/recipients.ts";
import { SUBJECTS } from "#server/modules/notifications/subjects.ts";
import { queueTexts } from "#server/modules/notifications/texts/queue-texts.ts";

/** Whether an event is about an order that was still to be paid online when it happened. */
function awaitedMoney(name: EventName, { payBy }: PlacedOrder): boolean {
  return name === "order.unpaid" || (name === "order.placed" && payBy !== undefined && isPaidOnline(payBy));
}

/** Queues the messages that follow an event of any kind; a repeated event queues nothing twice. */
export function messagesOnEvent(notifications: Notifications): Listener {
  return async ({ name, subject, body }, trx) => {
    await queueTexts(notifications, trx, { name, subject });
    const kinds = MESSAGE_KIND_NAMES.filter((kind) => MESSAGE_KINDS[kind].on?.some((event) => event === name));
    const readers = kinds.length === 0 ? undefined : await SUBJECTS[subject.kind].readers(trx, subject.id);
    if (readers === undefined) return;
    const { version, paysFirst, paysDriver, isByPhone, asksOperator } = readers;
    // Cash was agreed since: that event tells of the order as it is now, and nothing is told twice.
    if (paysDriver && awaitedMoney(name, body as PlacedOrder)) return;
    // Whoever stands on the pay page is not asked to pay by e-mail as well; a caller has nothing but the e-mail.
    const isUnpaid = paysFirst && name === "order.placed";
    if (isUnpaid && !isByPhone) return;
    for (const kind of kinds) {
      const { to, perVersion, unlessAsked } = MESSAGE_KINDS[kind];
      const { addresses, lang, isCapped, afterPayment } = RECIPIENTS[to];
      if (!messageHolds(MESSAGE_KINDS[kind].holds, readers.standing)) continue;
      if ((unlessAsked && asksOperator) || (isUnpaid && afterPayment)) continue;
      for (const recipient of addresses(readers, notifications))
        await queueMessage(notifications, trx, {
          subject,
          kind,
          recipient,
          lang: lang(readers, notifications),
          occasion: perVersion === true ? version : 0,
          isCapped: isCapped(readers),
          goesFirst: to === "traveller" && FIRST_EVENTS.includes(name),
        });
    }
  };
}

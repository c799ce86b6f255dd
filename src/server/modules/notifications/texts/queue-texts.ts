import type { Transaction } from "kysely";
import { isAgreed } from "#domain/orders/confirmation.ts";
import { follows, phonesToText, type TextedTrip } from "#domain/orders/phones-to-text.ts";
import { reachOf } from "#domain/orders/reach.ts";
import { writesToTraveller } from "#domain/orders/send-wishes.ts";
import type { Tables } from "#server/database/tables.ts";
import { FIRST_EVENTS, type EventName } from "#server/event-kinds.ts";
import type { DomainEvent } from "#server/events.ts";
import { recipientsOf } from "#server/modules/notifications/messages.repository.ts";
import type { Notifications } from "#server/modules/notifications/notifications.ts";
import { queueMessage } from "#server/modules/notifications/queue-message.ts";
import type { RideAhead } from "#server/modules/notifications/rides-ahead.repository.ts";
import type { TextKind } from "#server/modules/notifications/texts/text-kinds.ts";
import { findMoves, findOrder, type StoredOrder } from "#server/modules/orders/index.ts";

/**
 * Queues the text messages that follow an event of an order. Whoever has been told of a ride is told what becomes of it; whoever
 * was added later is told of the ride. A car that is confirmed later than others is news to those alone who follow it.
 */
export async function queueTexts(
  notifications: Notifications,
  trx: Transaction<Tables>,
  { name, subject }: Pick<DomainEvent, "name" | "subject">,
): Promise<void> {
  if (notifications.texts === undefined || subject.kind !== "order") return;
  const order = await findOrder(trx, subject.id);
  if (order === undefined || !writesToTraveller(order.trips)) return;
  const kinds = kindsAfter(name, order);
  const customer = customerToText(order);
  const ofCustomer = customer === "" ? undefined : kindForCustomer(name, order);
  if (kinds === undefined && ofCustomer === undefined) return;
  const told = await recipientsOf(trx, subject);
  const moves = await findMoves(trx, order.order_id);
  const texted = order.trips.map((trip) => textedTrip(trip, order));
  for (const { phone, lang } of phonesToText(texted, order.lang)) {
    const kind = phone === customer ? ofCustomer : told.has(phone) ? kinds?.told : kinds?.untold;
    if (kind === undefined) continue;
    const followed = order.trips
      .filter((_, at) => phone === customer || (texted[at] !== undefined && follows(texted[at], phone)))
      .map(({ trip_id: id }) => id);
    const isNews = moves.some(
      ({ tripId, state, at }) =>
        state === "confirmed" && followed.includes(tripId) && at.getTime() > (told.get(phone) ?? 0),
    );
    if (kind === "text-confirmed" && !isNews) continue;
    const occasion = order.version;
    const goesFirst = FIRST_EVENTS.includes(name);
    await queueMessage(notifications, trx, {
      subject,
      kind,
      recipient: phone,
      lang,
      occasion,
      isCapped: true,
      goesFirst,
    });
  }
}

/** Paid, or to be paid to the driver. */
const isAgreedOrder = (order: StoredOrder): boolean => isAgreed({ payBy: order.pay_by, paid: order.paid_at !== null });

/** Agreed, and no person has to confirm it first. */
const isConfirmedAtOnce = (order: StoredOrder): boolean =>
  isAgreedOrder(order) && order.trips.every(({ confirm_hours: hours }) => hours === null);

/** What those hear of an event who have been told of the ride, and those who have not. */
function kindsAfter(name: EventName, order: StoredOrder): { told?: TextKind; untold?: TextKind } | undefined {
  switch (name) {
    case "order.placed":
    case "order.cash-agreed":
    case "payment.settled":
      return isConfirmedAtOnce(order) ? { untold: "text-confirmed" } : undefined;
    case "order.confirmed":
      return { told: "text-confirmed", untold: "text-confirmed" };
    case "order.changed":
      return { told: "text-changed", ...(isAgreedOrder(order) && { untold: "text-confirmed" }) };
    case "order.cancelled":
    case "order.refused":
      return { told: "text-cancelled" };
    default:
      return undefined;
  }
}

/** What a customer who has no e-mail is told by text message; the message of an order that waits for a payment leads to it. */
function kindForCustomer(name: EventName, order: StoredOrder): TextKind | undefined {
  switch (name) {
    case "order.placed":
    case "order.cash-agreed":
    case "payment.settled":
      return isConfirmedAtOnce(order) ? "text-confirmed" : "text-received";
    case "order.lapsing":
      return "text-due";
    case "order.driver-named":
      return "text-driver";
    case "order.confirmed":
      return "text-confirmed";
    case "order.changed":
      return "text-changed";
    case "order.cancelled":
    case "order.refused":
    case "order.lapsed":
      return "text-cancelled";
    default:
      return undefined;
  }
}

/** The phone of a customer who took the order by telephone and left no e-mail; empty for everybody else. */
export function customerToText(order: Pick<StoredOrder, "customer_email" | "customer_phone" | "placed_by">): string {
  const reach = reachOf(
    { email: order.customer_email, isByPhone: order.placed_by !== null },
    { email: true, text: true },
  );
  return reach === "text" ? order.customer_phone : "";
}

/** The people around a trip, of its row. */
export function textedTrip(
  trip: Pick<RideAhead, "coordinator" | "viewers" | "english_sms">,
  order: Pick<StoredOrder, "customer_email" | "customer_phone" | "placed_by">,
): TextedTrip {
  return {
    customer: customerToText(order),
    coordinator: trip.coordinator,
    viewers: trip.viewers,
    englishSms: trip.english_sms,
  };
}

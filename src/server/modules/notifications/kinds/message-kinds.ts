import { addressChangedMessage, emailAskedMessage } from "#server/modules/notifications/kinds/address-messages.ts";
import { cashAgreedMessage } from "#server/modules/notifications/kinds/cash-agreed-message.ts";
import {
  confirmReminderMessage,
  orderConfirmedMessage,
  orderDriverlessMessage,
  orderRefusedMessage,
  orderToConfirmMessage,
  orderUnansweredMessage,
  orderUnopenedMessage,
} from "#server/modules/notifications/kinds/confirm-messages.ts";
import { driverNamedMessage } from "#server/modules/notifications/kinds/driver-named-message.ts";
import {
  orderCancelledMessage,
  orderCancelledOperatorMessage,
} from "#server/modules/notifications/kinds/order-cancelled-message.ts";
import {
  orderChangedMessage,
  orderChangedOperatorMessage,
} from "#server/modules/notifications/kinds/order-changed-message.ts";
import { orderLinkMessage } from "#server/modules/notifications/kinds/order-link-message.ts";
import { orderNewOperatorMessage } from "#server/modules/notifications/kinds/order-new-operator-message.ts";
import { orderPaidMessage } from "#server/modules/notifications/kinds/order-paid-message.ts";
import { orderReceivedMessage } from "#server/modules/notifications/kinds/order-received-message.ts";
import {
  ownEmailAskedMessage,
  ownEmailChangedMessage,
} from "#server/modules/notifications/kinds/own-email-messages.ts";
import { passwordRecoveryMessage } from "#server/modules/notifications/kinds/password-recovery-message.ts";
import {
  paymentLateMessage,
  moneyTroubleMessage,
  refundReturnedMessage,
} from "#server/modules/notifications/kinds/refund-messages.ts";
import { rideReminderMessage } from "#server/modules/notifications/kinds/ride-reminder-message.ts";
import { serverRisksMessage } from "#server/modules/notifications/kinds/server-risks-message.ts";
import { setAsideMessage } from "#server/modules/notifications/kinds/set-aside-message.ts";
import { orderLapsedMessage, payReminderMessage } from "#server/modules/notifications/kinds/unpaid-messages.ts";
import { voucherMessage } from "#server/modules/notifications/kinds/voucher-message.ts";
import { freeLetterMessage } from "#server/modules/notifications/letters/free-letter-message.ts";
import { about, aboutOrder, type MessageKindEntry } from "#server/modules/notifications/message-about.ts";
import { operatorMessage } from "#server/modules/notifications/message/operator-message.ts";
import { orderMessage, rideMessage } from "#server/modules/notifications/message/order-message.ts";
import { routeDeclinedMessage, yachtDeclinedMessage } from "#server/modules/notifications/requests/declined.ts";
import { offerMadeMessage } from "#server/modules/notifications/requests/offer-messages.ts";
import { routeRequestMessage, yachtRequestMessage } from "#server/modules/notifications/requests/request-messages.ts";
import { YACHT_KINDS } from "#server/modules/notifications/requests/yacht-kinds.ts";

/** Every message: its subject, event, recipient and writer. Each has texts `notifications.<kind>.*`, and is sent once per subject, recipient and occasion. */
export const MESSAGE_KINDS = {
  "order-received": aboutOrder("stands", {
    withCalendar: true,
    on: ["order.placed", "order.unpaid"],
    to: "traveller",
    write: orderMessage(orderReceivedMessage),
  }),
  "cash-agreed": aboutOrder("stands", {
    withCalendar: true,
    on: ["order.cash-agreed"],
    to: "traveller",
    write: orderMessage(cashAgreedMessage),
  }),
  "order-paid": aboutOrder("stands", {
    withCalendar: true,
    on: ["payment.settled"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(orderPaidMessage),
  }),
  "order-new-operator": aboutOrder("stands", {
    on: ["order.placed", "order.cash-agreed", "payment.settled"],
    to: "operator",
    unlessAsked: true,
    write: operatorMessage(orderNewOperatorMessage),
  }),
  "order-changed": aboutOrder("stands", {
    withCalendar: true,
    on: ["order.changed"],
    to: "traveller",
    perVersion: true,
    tellsChanges: true,
    write: orderMessage(orderChangedMessage),
  }),
  "order-changed-operator": aboutOrder("stands", {
    on: ["order.changed"],
    to: "operator",
    perVersion: true,
    tellsChanges: true,
    write: operatorMessage(orderChangedOperatorMessage),
  }),
  "address-changed": aboutOrder("always", { on: ["order.changed"], to: "former", write: addressChangedMessage }),
  "email-asked": aboutOrder("stands", {
    on: ["order.email-asked"],
    to: "traveller",
    perVersion: true,
    write: emailAskedMessage,
  }),
  "order-cancelled": aboutOrder("cancelled", {
    withCalendar: true,
    on: ["order.cancelled"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(orderCancelledMessage),
  }),
  "order-cancelled-operator": aboutOrder("cancelled", {
    on: ["order.cancelled"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(orderCancelledOperatorMessage),
  }),
  "pay-reminder": aboutOrder("stands", {
    on: ["order.lapsing"],
    to: "traveller",
    write: orderMessage(payReminderMessage),
  }),
  "order-lapsed": aboutOrder("cancelled", {
    on: ["order.lapsed"],
    to: "traveller",
    write: orderMessage(orderLapsedMessage),
  }),
  "order-to-confirm": aboutOrder("stands", {
    on: ["order.to-confirm"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(orderToConfirmMessage),
  }),
  "confirm-reminder": aboutOrder("stands", {
    on: ["order.confirm-late"],
    to: "operator",
    write: operatorMessage(confirmReminderMessage),
  }),
  "order-unanswered": aboutOrder("stands", {
    on: ["order.unanswered"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(orderUnansweredMessage),
  }),
  "order-driverless": aboutOrder("stands", { to: "operator", write: operatorMessage(orderDriverlessMessage) }),
  "order-unopened": aboutOrder("stands", { to: "operator", write: operatorMessage(orderUnopenedMessage) }),
  "order-confirmed": aboutOrder("stands", {
    withCalendar: true,
    on: ["order.confirmed"],
    to: "traveller",
    perVersion: true,
    write: rideMessage(orderConfirmedMessage),
  }),
  "order-refused": aboutOrder("cancelled", {
    withCalendar: true,
    on: ["order.refused"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(orderRefusedMessage),
  }),
  "driver-named": aboutOrder("stands", {
    on: ["order.driver-named"],
    to: "traveller",
    perVersion: true,
    write: rideMessage(driverNamedMessage),
  }),
  "payment-late": aboutOrder("always", {
    on: ["payment.late"],
    to: "traveller",
    write: orderMessage(paymentLateMessage),
  }),
  "refund-returned": aboutOrder("always", {
    on: ["refund.returned"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(refundReturnedMessage),
  }),
  "refund-failed": aboutOrder("always", {
    on: ["refund.failed"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(moneyTroubleMessage("refund-failed")),
  }),
  "dispute-opened": aboutOrder("always", {
    on: ["dispute.opened"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(moneyTroubleMessage("dispute-opened")),
  }),
  "dispute-decided": aboutOrder("always", {
    on: ["dispute.decided"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(moneyTroubleMessage("dispute-decided")),
  }),
  "receipt-missing": aboutOrder("always", {
    on: ["receipt.missing"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(moneyTroubleMessage("receipt-missing")),
  }),
  "money-set-aside": about("set-aside", { on: ["money.set-aside"], to: "operator", write: setAsideMessage }),
  "server-risks": about("server", { to: "operator", write: serverRisksMessage }),
  "ride-reminder": aboutOrder("stands", { to: "traveller", write: rideReminderMessage }),
  "order-link": aboutOrder("always", { to: "traveller", write: orderMessage(orderLinkMessage) }),
  "free-letter": aboutOrder("always", { to: "traveller", write: freeLetterMessage }),
  voucher: aboutOrder("always", { to: "traveller", write: orderMessage(voucherMessage) }),
  "route-request": about("route-request", { on: ["route.requested"], to: "operator", write: routeRequestMessage }),
  "route-request-received": about("route-request", {
    on: ["route.requested"],
    to: "traveller",
    write: routeRequestMessage,
  }),
  "yacht-request": about("yacht-request", { on: ["yacht.requested"], to: "operator", write: yachtRequestMessage }),
  "yacht-request-received": about("yacht-request", {
    on: ["yacht.requested"],
    to: "traveller",
    write: yachtRequestMessage,
  }),
  "route-request-declined": about("route-request", {
    on: ["route.declined"],
    to: "traveller",
    perVersion: true,
    write: routeDeclinedMessage,
  }),
  "yacht-request-declined": about("yacht-request", {
    on: ["yacht.declined"],
    to: "traveller",
    perVersion: true,
    write: yachtDeclinedMessage,
  }),
  "offer-made": about("offer", { on: ["offer.made"], to: "traveller", write: offerMadeMessage }),
  "password-recovery": about("recovery", {
    on: ["account.recovery-asked", "account.invited"],
    to: "traveller",
    write: passwordRecoveryMessage,
  }),
  ...YACHT_KINDS,
  "own-email-asked": about("email-change", {
    on: ["account.email-asked"],
    to: "traveller",
    write: ownEmailAskedMessage,
  }),
  "own-email-changed": about("email-change", {
    on: ["account.email-changed"],
    to: "former",
    write: ownEmailChangedMessage,
  }),
} as const satisfies Readonly<Record<string, MessageKindEntry>>;
/** Name of a kind of message. */
export type MessageKind = keyof typeof MESSAGE_KINDS;
/** The names of all kinds, in the order in which an event sends them. */
export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as MessageKind[];

/** The kind that a stored message names. */
export function messageKindOf(name: string): MessageKindEntry {
  if (!Object.hasOwn(MESSAGE_KINDS, name)) throw new Error(`There is no message of the kind ${name}.`);
  return MESSAGE_KINDS[name as MessageKind];
}

import { about, aboutOrder } from "#server/modules/notifications/message-about.ts";
import { operatorMessage } from "#server/modules/notifications/message/operator-message.ts";
import { orderMessage } from "#server/modules/notifications/message/order-message.ts";
import { yachtOfferMessage } from "#server/modules/notifications/requests/offer-messages.ts";
import {
  yachtAcceptedMessage,
  yachtAcceptedOperatorMessage,
  yachtCancelledMessage,
  yachtCancelledOperatorMessage,
  yachtConfirmedMessage,
  yachtLapsedMessage,
  yachtPaidMessage,
  yachtPaidOperatorMessage,
  yachtRestDueMessage,
  yachtRestLateMessage,
} from "#server/modules/notifications/requests/yacht-messages.ts";

/** The messages of offers for yachts and of the orders that they become; a deposit and a rest are told of each for itself. */
export const YACHT_KINDS = {
  "yacht-offer-made": about("yacht-offer", { on: ["yacht.offered"], to: "traveller", write: yachtOfferMessage }),
  "yacht-accepted": aboutOrder("stands", {
    on: ["yacht.accepted"],
    to: "traveller",
    write: orderMessage(yachtAcceptedMessage),
  }),
  "yacht-accepted-operator": aboutOrder("stands", {
    on: ["yacht.accepted"],
    to: "operator",
    write: operatorMessage(yachtAcceptedOperatorMessage),
  }),
  "yacht-paid": aboutOrder("stands", {
    withCalendar: true,
    on: ["yacht.paid"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(yachtPaidMessage),
  }),
  "yacht-paid-operator": aboutOrder("stands", {
    on: ["yacht.paid"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(yachtPaidOperatorMessage),
  }),
  "yacht-confirmed": aboutOrder("stands", {
    withCalendar: true,
    on: ["yacht.confirmed"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(yachtConfirmedMessage),
  }),
  "yacht-rest-due": aboutOrder("stands", {
    on: ["yacht.rest-due"],
    to: "traveller",
    write: orderMessage(yachtRestDueMessage),
  }),
  "yacht-rest-late-operator": aboutOrder("stands", {
    on: ["yacht.rest-late"],
    to: "operator",
    write: operatorMessage(yachtRestLateMessage),
  }),
  "yacht-lapsed": aboutOrder("cancelled", {
    on: ["yacht.lapsed"],
    to: "traveller",
    write: orderMessage(yachtLapsedMessage),
  }),
  "yacht-cancelled": aboutOrder("cancelled", {
    withCalendar: true,
    on: ["yacht.cancelled"],
    to: "traveller",
    perVersion: true,
    write: orderMessage(yachtCancelledMessage),
  }),
  "yacht-cancelled-operator": aboutOrder("cancelled", {
    on: ["yacht.cancelled"],
    to: "operator",
    perVersion: true,
    write: operatorMessage(yachtCancelledOperatorMessage),
  }),
} as const;

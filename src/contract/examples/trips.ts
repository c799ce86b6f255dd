import { findDocuments, getDocuments, mailDocuments, sendDocuments } from "#contract/documents.ts";
import { AS_ORDER_HOLDER, AS_PARTNER, ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import { cancelTrip, checkCancel, checkUpdate } from "#contract/orders/cancel-trip.ts";
import { changeTrip, putTrip } from "#contract/orders/change-trip.ts";
import { searchTrips } from "#contract/orders/trips.ts";
import { approveOrder, getPayUrl } from "#contract/payments.ts";

const TRIP = { order_id: EXAMPLE.orderId } as const;
const ORDER = { transaction: EXAMPLE.transaction } as const;

/** Calls about a placed order, from payment to completion. */
export const TRIPS_EXAMPLES: readonly Example[] = [
  {
    id: "trips",
    endpoint: searchTrips,
    title: "The first page of the partner's trips",
    query: { ...ENGLISH, page: 1, limit: 25 },
    headers: AS_PARTNER,
  },
  {
    id: "trips-visitor",
    endpoint: searchTrips,
    title: "The token is not good any more",
    query: ENGLISH,
    headers: { authorization: "Bearer a-token-that-has-run-out" },
    refused: "unauthorised",
  },
  {
    id: "check-update",
    endpoint: checkUpdate,
    title: "What may be changed",
    params: TRIP,
    query: ENGLISH,
    headers: AS_PARTNER,
  },
  {
    id: "change",
    endpoint: changeTrip,
    title: "Another flight; what is not named stays",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { ...TRIP, version: 1, start_location: { flight_number: "SU 1236" } },
  },
  {
    id: "change-outdated",
    endpoint: changeTrip,
    title: "Somebody has changed the trip meanwhile",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { ...TRIP, version: 1, comment: "Three large suitcases" },
    refused: "order-changed-meanwhile",
  },
  {
    id: "put-trip",
    endpoint: putTrip,
    title: "Another sign",
    query: ENGLISH,
    headers: AS_ORDER_HOLDER,
    body: { ...TRIP, text_tablet: "Mr. Petrov" },
  },
  {
    id: "pay-url",
    endpoint: getPayUrl,
    title: "Where to send the traveller to pay",
    query: { ...ENGLISH, ...ORDER },
  },
  {
    id: "pay-url-unknown",
    endpoint: getPayUrl,
    title: "An order that is not there",
    query: { ...ENGLISH, transaction: 113_531_549 },
    refused: "order-unknown",
  },
  {
    id: "approve",
    endpoint: approveOrder,
    title: "To be paid to the driver",
    params: ORDER,
    query: ENGLISH,
    headers: AS_PARTNER,
    body: {},
  },
  {
    id: "pay-url-cash",
    endpoint: getPayUrl,
    title: "The order is paid to the driver",
    query: { ...ENGLISH, ...ORDER },
    refused: "cash-order",
  },
  {
    id: "documents",
    endpoint: getDocuments,
    title: "The voucher",
    params: ORDER,
    query: ENGLISH,
    headers: AS_ORDER_HOLDER,
  },
  {
    id: "find-documents",
    endpoint: findDocuments,
    title: "The same, the order in the query",
    query: { ...ENGLISH, ...ORDER },
    headers: AS_ORDER_HOLDER,
  },
  {
    id: "find-documents-unnamed",
    endpoint: findDocuments,
    title: "No order is named",
    query: ENGLISH,
    headers: AS_ORDER_HOLDER,
    refused: "malformed",
  },
  {
    id: "send-documents",
    endpoint: sendDocuments,
    title: "Send the voucher once more",
    params: ORDER,
    query: ENGLISH,
    headers: AS_PARTNER,
    body: {},
  },
  {
    id: "mail-documents",
    endpoint: mailDocuments,
    title: "The same a minute later, the order in the body",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: ORDER,
  },
  {
    id: "check-cancel",
    endpoint: checkCancel,
    title: "What cancelling costs now",
    params: TRIP,
    query: ENGLISH,
    headers: AS_PARTNER,
  },
  {
    id: "cancel",
    endpoint: cancelTrip,
    title: "Cancel for the fee that was shown",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { ...TRIP, expected_fee: 0, reason: "The flight is off" },
  },
  {
    id: "change-cancelled",
    endpoint: changeTrip,
    title: "The trip is cancelled",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { ...TRIP, comment: "Three large suitcases" },
    refused: "change-refused",
  },
];

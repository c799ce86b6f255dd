import { ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import { cancelYachtOrder, findYachtOrders } from "#contract/orders/yacht-orders.ts";
import {
  acceptOffer,
  getOffer,
  acceptYachtOffer,
  getYachtOffer,
  getYachtOfferPhoto,
} from "#contract/requests/offers.ts";

const AS_WHO_ASKED = { "order-key": EXAMPLE.offerKey } as const;

/** Calls of an offer that answers the request of another example. */
export const OFFERS_EXAMPLES: readonly Example[] = [
  {
    id: "offer",
    endpoint: getOffer,
    title: "An offer for the way without cars",
    params: { offer_id: 1 },
    query: ENGLISH,
    headers: AS_WHO_ASKED,
  },
  {
    id: "offer-stranger",
    endpoint: getOffer,
    title: "Without its key",
    params: { offer_id: 1 },
    query: ENGLISH,
    refused: "offer-unknown",
  },
  {
    id: "offer-accept",
    endpoint: acceptOffer,
    title: "Accept it with the details that an order has",
    params: { offer_id: 1 },
    query: ENGLISH,
    headers: { ...AS_WHO_ASKED, "idempotency-key": "offer-3c8d1f5a7b2e4960" },
    body: {
      trips: [
        {
          start_location: { time: "2026-12-05 09:00", address: "Tverskaya 1" },
          finish_location: { address: "The monastery, main gate" },
          passengers: [{ name: "Ivan Petrov", phone: "+7 926 123-45-67", email: "ivan@example.com" }],
          adults_amount: 2,
        },
      ],
      pay_by: "card",
    },
  },
  {
    id: "offer-again",
    endpoint: acceptOffer,
    title: "Accept it once more, as somebody else might",
    params: { offer_id: 1 },
    query: ENGLISH,
    headers: AS_WHO_ASKED,
    body: {
      trips: [
        {
          start_location: { time: "2026-12-05 10:00", address: "Tverskaya 1" },
          passengers: [{ name: "Ivan Petrov", phone: "+7 926 123-45-67", email: "ivan@example.com" }],
        },
      ],
    },
    refused: "offer-over",
  },
  {
    id: "yacht-offer",
    endpoint: getYachtOffer,
    title: "An offer for the evening on the Moskva",
    params: { offer_id: 2 },
    query: ENGLISH,
    headers: { "order-key": EXAMPLE.yachtOfferKey },
  },
  {
    id: "yacht-offer-photo",
    endpoint: getYachtOfferPhoto,
    title: "A photo of its yacht",
    params: { offer_id: 2, photo_id: 1 },
    query: ENGLISH,
    headers: { "order-key": EXAMPLE.yachtOfferKey },
  },
  {
    id: "yacht-offer-accept",
    endpoint: acceptYachtOffer,
    title: "Accept it; its order has no trips, and its deposit is paid like any order",
    params: { offer_id: 2 },
    query: ENGLISH,
    headers: { "order-key": EXAMPLE.yachtOfferKey, "idempotency-key": "yacht-offer-5b9e2c7d4f1a" },
    body: { name: "Ivan Petrov", phone: "+7 926 123-45-67", email: "ivan@example.com" },
  },
  {
    id: "yacht-orders",
    endpoint: findYachtOrders,
    title: "The yachts of a visitor whose browser keeps no key",
    query: ENGLISH,
  },
  {
    id: "yacht-cancel",
    endpoint: cancelYachtOrder,
    title: "Cancel it before anything is paid",
    params: { order_id: EXAMPLE.yachtOrderId },
    query: ENGLISH,
    headers: { "order-key": EXAMPLE.yachtOrderKey },
    body: { fee: 0, refund: 0 },
  },
];

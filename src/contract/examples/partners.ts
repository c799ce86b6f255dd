import { AS_PARTNER, ENGLISH, EXAMPLE } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import {
  getModuleSettings,
  getPromos,
  getSettings,
  getWidget,
  recordPromoView,
  saveModuleSettings,
} from "#contract/partners.ts";
import { requestYacht } from "#contract/yacht-requests.ts";

/** Calls about a partner's module and the operator's notices to its visitors. */
export const PARTNERS_EXAMPLES: readonly Example[] = [
  {
    id: "settings",
    endpoint: getSettings,
    title: "A visitor on a partner's page",
    query: { ...ENGLISH, user_id: EXAMPLE.partnerId },
  },
  {
    id: "module-settings",
    endpoint: getModuleSettings,
    title: "The look of a partner's module",
    params: { partner_id: EXAMPLE.partnerId },
    query: ENGLISH,
  },
  {
    id: "save-module-settings",
    endpoint: saveModuleSettings,
    title: "Another colour and headline",
    query: ENGLISH,
    headers: AS_PARTNER,
    body: { main_color: "#1d6fb8", header_en: "Riviera transfers", show_reviews_block: 0 },
  },
  {
    id: "save-module-settings-visitor",
    endpoint: saveModuleSettings,
    title: "Nobody is logged in",
    query: ENGLISH,
    body: { main_color: "#1d6fb8" },
    refused: "unauthorised",
  },
  { id: "promos", endpoint: getPromos, title: "Promotions that run", query: ENGLISH },
  {
    id: "promo-view",
    endpoint: recordPromoView,
    title: "A promotion was seen",
    query: ENGLISH,
    body: { promo_action_id: 100 },
  },
  {
    id: "promo-view-unknown",
    endpoint: recordPromoView,
    title: "A promotion that is not there",
    query: ENGLISH,
    body: { promo_action_id: 7 },
    refused: "promo-unknown",
  },
  { id: "widget", endpoint: getWidget, title: "The offer", query: { ...ENGLISH, path: "offer" } },
  {
    id: "widget-unknown",
    endpoint: getWidget,
    title: "A text that is not there",
    query: { ...ENGLISH, path: "imprint" },
    refused: "text-unknown",
  },
  {
    id: "yacht",
    endpoint: requestYacht,
    title: "An evening on the Moskva",
    params: { prefix: "v4" },
    query: ENGLISH,
    headers: { "idempotency-key": "yacht-7f1d0a5c2b6e4f38" },
    body: {
      location: "Moscow, Russia",
      date: "2026-12-20 18:00",
      hours: 3,
      guests: 12,
      has_children: false,
      details: "We would like to see the Kremlin from the water.",
      name: "Ivan Petrov",
      phone: "+7 926 123-45-67",
      email: "ivan@example.com",
    },
  },
  {
    id: "yacht-past",
    endpoint: requestYacht,
    title: "A day that is over",
    params: { prefix: "v4" },
    query: ENGLISH,
    body: {
      location: "Moscow, Russia",
      date: "2026-05-20 18:00",
      hours: 3,
      guests: 12,
      name: "Ivan Petrov",
      phone: "+7 926 123-45-67",
      email: "ivan@example.com",
    },
    refused: "yacht-time",
  },
];

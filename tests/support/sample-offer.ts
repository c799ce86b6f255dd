import type { SettingUser } from "#contract/accounts.ts";
import type { Suggestion } from "#contract/places.ts";
import type { PriceItem } from "#contract/prices/prices.ts";
import { PHONE_PLANS } from "#web/trip/phone/phone-plans.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** How the pages of a test read phone numbers. */
export const IN_ENGLISH = { locale: "en", operator: "", plans: PHONE_PLANS } as const;

/** The same for a pick-up in Russia. */
export const PHONES = { ...IN_ENGLISH, pickup: "RU" } as const;

/** A town in Russia as a search answers it. */
export const samplePlace = (id: string): Suggestion =>
  ({
    place_id: id,
    formatted_address: id,
    structured_formatting: { main_text: `Place ${id}` },
    types: ["locality"],
    geometry: { location: { lat: 55.5, lng: 37.25 } },
    exactAddress: true,
    country_code: "RU",
  }) as Suggestion;

/** A car from an airport to a town, for three, at €24.10, and €3 for each stop. */
export const sampleOffer = (change: object = {}, roundTrip = false): PickedOffer => ({
  from: samplePlace("g1"),
  to: samplePlace("g2"),
  roundTrip,
  price: {
    price_id: 7,
    price: 24.1,
    price_subaddress: 3,
    currency: "EUR",
    service_id: 1,
    reverse_price: null,
    car_class: { car_class_id: 1, capacity: 3 },
    service_provider: { id: 1 },
    start_place: { type: 2, timezone: "UTC" },
    finish_place: { type: 5, timezone: "UTC" },
    blackout_date: [],
    additional_services: [],
    terms: { included: [] },
    ...change,
  } as unknown as PriceItem,
});

/** An employee of a company that asks for a cost centre and every number. */
export const EMPLOYEE = {
  user_id: 20,
  role: "corporate",
  email: "clara@example.com",
  show_internal_number: true,
  show_internal_number_trip: true,
  show_internal_number_order: true,
  internal_number_format: null,
  reference_trip: "Project code",
  to_card_and_cash: true,
  to_card_payments: false,
  allow_coordinator: true,
  cost_center_control: 2,
  travel_policy: false,
} as SettingUser;

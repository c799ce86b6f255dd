import { checkName, checkTime, recommendTime } from "#contract/booking.ts";
import { ENGLISH, EXAMPLE, MOSCOW, SHEREMETYEVO } from "#contract/examples/example-values.ts";
import type { Example } from "#contract/examples/example.ts";
import { calculateNewPrice, getMiles } from "#contract/prices/bonus.ts";
import { getPriceLines, searchPrices } from "#contract/prices/prices.ts";
import { searchRentPrices } from "#contract/prices/rent.ts";
import { searchPricesByIata } from "#contract/prices/search-prices-by-iata.ts";
import { requestRoute } from "#contract/requests/new-requests.ts";

const ROUBLES = { ...ENGLISH, currency: "RUB", user_id: EXAMPLE.partnerId } as const;

/** In a body the number is a string. */
const PARTNER = String(EXAMPLE.partnerId);

const WAY_WITHOUT_CARS = {
  start: { title: "Moscow", location: MOSCOW.point, place_id: MOSCOW.id },
  finish: { title: "Sergiyev Posad, the monastery", location: "56.31,38.13" },
  date: "2026-12-05",
  round_trip: true,
  contact: { name: "Ivan Petrov", phone: "+7 926 123-45-67", email: "ivan@example.com" },
  text: "Two hours there would do.",
} as const;

/** Calls of the second and third stations. */
export const PRICES_EXAMPLES: readonly Example[] = [
  {
    id: "prices",
    endpoint: searchPrices,
    title: "From Sheremetyevo to Moscow, one car class, in the tariff of partner 1863",
    query: {
      ...ROUBLES,
      start_place_point: SHEREMETYEVO.point,
      finish_place_point: MOSCOW.point,
      relation_car_class_ids: "3",
    },
  },
  {
    id: "prices-none",
    endpoint: searchPrices,
    title: "No car drives there",
    query: { ...ROUBLES, start_place_point: "30.0,-40.0", finish_place_point: MOSCOW.point },
  },
  {
    id: "prices-malformed",
    endpoint: searchPrices,
    title: "A point that is none",
    query: { ...ROUBLES, start_place_point: "Sheremetyevo", finish_place_point: MOSCOW.point },
    refused: "point-malformed",
  },
  {
    id: "prices-incomplete",
    endpoint: searchPrices,
    title: "A member is missing",
    query: { ...ROUBLES, start_place_point: SHEREMETYEVO.point },
    refused: "malformed",
  },
  {
    id: "prices-iata",
    endpoint: searchPricesByIata,
    title: "From an airport that is named by its code",
    query: {
      ...ROUBLES,
      start_place_iata: "SVO",
      finish_place_point: MOSCOW.point,
      relation_car_class_ids: "3",
    },
  },
  {
    id: "prices-iata-unknown",
    endpoint: searchPricesByIata,
    title: "No airport has this code",
    query: { ...ROUBLES, start_place_iata: "QQQ", finish_place_iata: "SVO" },
    refused: "place-unknown",
  },
  {
    id: "price-lines",
    endpoint: getPriceLines,
    title: "Price breakdown",
    params: { price_id: EXAMPLE.priceId },
    query: ENGLISH,
  },
  {
    id: "price-lines-unknown",
    endpoint: getPriceLines,
    title: "A price that is not there",
    params: { price_id: 7 },
    query: ENGLISH,
    refused: "price-unknown",
  },
  {
    id: "route-request",
    endpoint: requestRoute,
    title: "A way that the search has no car for",
    query: ENGLISH,
    headers: { "idempotency-key": "route-2d9e4b7a1c5f4e60" },
    body: WAY_WITHOUT_CARS,
  },
  {
    id: "route-request-other",
    endpoint: requestRoute,
    title: "The same Idempotency-Key with another request",
    query: ENGLISH,
    headers: { "idempotency-key": "route-2d9e4b7a1c5f4e60" },
    body: { ...WAY_WITHOUT_CARS, date: "2026-12-06" },
    refused: "attempt-conflict",
  },
  {
    id: "rent",
    endpoint: searchRentPrices,
    title: "Three hours in Moscow, one car class",
    query: { ...ROUBLES, start_place_point: MOSCOW.point, duration: 10_800, relation_car_class_ids: "3" },
  },
  {
    id: "certificate",
    endpoint: calculateNewPrice,
    title: "Ten percent off",
    query: ENGLISH,
    body: { hash: "WELCOME10", data_prices: [{ price_audit_id: EXAMPLE.priceId }], user_id: PARTNER },
  },
  {
    id: "certificate-unknown",
    endpoint: calculateNewPrice,
    title: "A code that is none",
    query: ENGLISH,
    body: { hash: "NO-SUCH-CODE", data_prices: [{ price_audit_id: EXAMPLE.priceId }], user_id: PARTNER },
    refused: "certificate-unknown",
  },
  {
    id: "miles",
    endpoint: getMiles,
    title: "Miles of a ride",
    query: { ...ENGLISH, price: 2600, currency: "RUB", priority_s7: "50101041" },
  },
  {
    id: "miles-wrong",
    endpoint: getMiles,
    title: "A number that fails its check",
    query: { ...ENGLISH, price: 2600, currency: "RUB", priority_s7: "50101042" },
    refused: "bonus-number-wrong",
  },
  {
    id: "recommended-time",
    endpoint: recommendTime,
    title: "To reach a train in time",
    query: { ...ENGLISH, price_id: EXAMPLE.priceId, departure_time: "2026-11-24 21:30" },
  },
  {
    id: "check-name",
    endpoint: checkName,
    title: "A name in a script that no font of paper has",
    query: ENGLISH,
    body: { name: "ꦲꦤꦕꦫꦏ Bambang" },
  },
  {
    id: "check-time",
    endpoint: checkTime,
    title: "A car can come",
    query: ENGLISH,
    body: { price_id: EXAMPLE.priceId, pickup_time: "2026-11-24 18:40", start_place_id: String(SHEREMETYEVO.number) },
  },
  {
    id: "check-time-too-soon",
    endpoint: checkTime,
    title: "A car cannot come so soon; the answer says so, and proposes a time",
    query: ENGLISH,
    body: { price_id: EXAMPLE.priceId, pickup_time: "2026-11-21 09:10" },
  },
  {
    id: "check-time-unknown",
    endpoint: checkTime,
    title: "A price that is not there",
    query: ENGLISH,
    body: { price_id: 7, pickup_time: "2026-11-24 18:40" },
    refused: "quote-unknown",
  },
];

import type { SearchField } from "#domain/orders/search-field.ts";
import { phoneDigits, type TripDriver } from "#domain/orders/trip-driver.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import type { StoredOrder, StoredTrip } from "#server/modules/orders/index.ts";
import { phoneEnd } from "#server/passengers/phone-plans.ts";

/** The ends of a phone by which people look for it: without the country, whose numbers are of several lengths, without the city, and the last four digits. */
const PHONE_ENDS = [10, 9, 7, 4] as const;

/** A flight or a train as it is looked up: `SU 1124` and `su-1124` are one. */
export function travelWord(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

/** The digits of a phone, whole, from the end, and as they are the same in every spelling. */
export function phoneWords(phone: string): string[] {
  const digits = phoneDigits(phone);
  return digits.length < 4 ? [] : [digits, phoneEnd(phone), ...PHONE_ENDS.map((count) => digits.slice(-count))];
}

/** Cyrillic letters of number plates, and the Latin ones that they are read as. */
const PLATE_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [..."авекмнорстух"].map((letter, at) => [letter, "abekmhopctyx".charAt(at)]),
);

/** A number plate as it is looked up: `О 418 НУ 77` and `o418hy77` are one, in either alphabet. */
export function plateWord(text: string): string {
  return travelWord(text).replaceAll(/[авекмнорстух]/g, (letter) => PLATE_LETTERS[letter] ?? letter);
}

type OrderOfWords = Pick<
  StoredOrder,
  "order_id" | "transaction" | "customer_name" | "customer_phone" | "customer_email" | "internal_number" | "cost_center"
>;

type TripOfWords = Pick<
  StoredTrip,
  | "trip_id"
  | "sign"
  | "passengers"
  | "coordinator"
  | "coordinator_number"
  | "flight_number"
  | "train_number"
  | "departure_flight"
  | "departure_train"
  | "internal_number"
  | "start_address"
  | "finish_address"
  | "driver"
>;

/** The words by which a driver is found, beside the phone. */
function driverWords({ name, car, plate }: TripDriver): string[] {
  return [...foldWords(name), plateWord(plate), ...plate.split(/\D+/), ...foldWords(car)];
}

/** The words by which a trip of an order is found. */
export function wordsOfTrip(order: OrderOfWords, trip: TripOfWords): { word: string; field: SearchField }[] {
  const people = [order.customer_name, trip.sign, ...trip.passengers.map(({ name }) => name)];
  const phones = [
    order.customer_phone,
    trip.coordinator.phone,
    trip.driver?.phone ?? "",
    ...trip.passengers.map(({ phone }) => phone),
  ];
  const emails = [order.customer_email, ...trip.passengers.map(({ email }) => email)];
  const travels = [trip.flight_number, trip.train_number, trip.departure_flight, trip.departure_train];
  const references = [order.internal_number, trip.internal_number, order.cost_center, trip.coordinator_number];
  const words: Record<SearchField, string[]> = {
    number: [String(order.order_id), String(trip.trip_id), String(order.transaction)],
    phone: phones.flatMap(phoneWords),
    name: people.flatMap(foldWords),
    email: emails.flatMap((email) => {
      const whole = email.trim().toLowerCase();
      return [whole, whole.slice(whole.indexOf("@") + 1), ...whole.split(/[^\p{L}\p{N}]+/u)];
    }),
    flight: travels.map(travelWord).flatMap((travel) => [travel, /\d+$/.exec(travel)?.[0] ?? ""]),
    address: [trip.start_address, trip.finish_address].flatMap(foldWords),
    driver: trip.driver === null ? [] : driverWords(trip.driver),
    reference: references.flatMap((reference) => [reference.trim().toLowerCase(), ...foldWords(reference)]),
  };
  const found = new Map<string, { word: string; field: SearchField }>();
  for (const [field, list] of Object.entries(words) as [SearchField, string[]][])
    for (const word of list) if (word.length > 1) found.set(`${field} ${word}`, { word: word.slice(0, 100), field });
  return [...found.values()];
}

/** What a change of something means: another ride, other details of the same ride, or nothing that can be changed. */
export type ChangeMeaning = "ride" | "details" | "fixed";

/** What is given with a trip, and what changing each of it means; the server's columns and the order's page both follow it. */
export const CHANGE_MEANING = {
  time: "ride",
  departure: "ride",
  places: "ride",
  stops: "ride",
  car: "ride",
  services: "ride",
  numbers: "details",
  sign: "details",
  comment: "details",
  passengers: "details",
  party: "details",
  luggage: "details",
  company: "details",
  viewers: "details",
  bonusNumber: "details",
  // Its discount was worked out when the order was placed.
  certificate: "fixed",
} as const satisfies Readonly<Record<string, ChangeMeaning>>;

/** Something that was given with a trip. */
export type Given = keyof typeof CHANGE_MEANING;

/** How something can still be changed: at no charge, at a price that is worked out again, or by calling the operator. */
export type ChangeWay = "free" | "priced" | "call";

/** How something given can be changed while the ride and its details may be, or may not be any more. */
export function changeWay(given: Given, may: { readonly ride: boolean; readonly details: boolean }): ChangeWay {
  const meaning: ChangeMeaning = CHANGE_MEANING[given];
  if (meaning === "fixed" || !may[meaning]) return "call";
  return meaning === "ride" ? "priced" : "free";
}

/** What of an order tells of people, when it tells of nobody; sums, times, classes and places that everybody knows stay. */
export const NAMELESS_ORDER = {
  customer_name: "",
  customer_phone: "",
  customer_email: "",
  new_email: "",
  internal_number: "",
  cost_center: "",
};

/** The same of a trip. */
export const NAMELESS_TRIP = {
  passengers: [],
  viewers: [],
  coordinator: { name: "", phone: "" },
  coordinator_number: "",
  sign: "",
  comment: "",
  internal_number: "",
  bonus_number: "",
  flight_number: "",
  train_number: "",
  carriage_number: "",
  departure_flight: "",
  departure_train: "",
  start_address: "",
  finish_address: "",
  stops: [],
  cancel_reason: "",
  driver: null,
};

/** The same of what a yacht order buys. */
export const NAMELESS_YACHT = { wish: "", words: "", cancel_reason: "" };

/** A point to two digits, a kilometre: the district. */
export function districtOf(point: string): string {
  return point.replaceAll(/(\.\d{2})\d+/g, "$1");
}

/** The id of a place, unless it is that of a typed address, which contains the address. */
export function publicPlaceOnly(id: string | null): string | null {
  return id === null || id.startsWith("f") ? null : id;
}

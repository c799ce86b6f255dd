import { YACHT_COUNTRIES } from "#domain/yachts/yacht-places.ts";
import { changeYachtRequest, EMPTY_YACHT_REQUEST, type YachtRequest } from "#domain/yachts/yacht-request.ts";
import { fitted } from "#web/lib/fitted.ts";
import { readStored, writeStored, type StoreKind } from "#web/lib/stored-values.ts";

/** Storage key of the request; nothing in it names anybody. */
const REQUEST_KEY = "booking-yacht-request";

/** Session storage key of who asks. */
const CONTACT_KEY = "booking-yacht-contact";

/** A kept request, and the number it was sent under; 0 before. */
export type KeptYacht = { readonly request: YachtRequest; readonly number: number };

/** Who asks. */
export type YachtContact = { readonly name: string; readonly phone: string; readonly email: string };

/** Nobody in particular. */
export const NO_CONTACT: YachtContact = { name: "", phone: "", email: "" };

const SAMPLE = { ...EMPTY_YACHT_REQUEST, from: { country: "", city: "", place: "" }, number: 0 };

/** The request that was kept; an empty one where there is none, or it is not ours. */
export function readKeptYacht(store: StoreKind): KeptYacht {
  const { number, from, ...fields } = fitted(readStored(store, REQUEST_KEY), SAMPLE) as typeof SAMPLE;
  return { request: changeYachtRequest({ ...fields, from: placeOf(from) }, {}), number };
}

function placeOf({ country, city, place }: (typeof SAMPLE)["from"]): YachtRequest["from"] {
  if (place !== "") return { place };
  const known = YACHT_COUNTRIES.find((one) => one.country === country);
  const named = known?.cities.find((one) => one === city);
  return known && named && { country: known.country, city: named };
}

/** Keeps a request; none is forgotten. */
export function keepYacht(kept: KeptYacht | undefined, store: StoreKind): void {
  writeStored(store, REQUEST_KEY, kept && { ...kept.request, number: kept.number });
}

/** Who asked earlier in this tab. */
export function readContact(): YachtContact {
  return fitted(readStored("session", CONTACT_KEY), NO_CONTACT) as YachtContact;
}

/** Keeps who asks as long as the tab lives. */
export function keepContact(contact: YachtContact): void {
  writeStored("session", CONTACT_KEY, contact);
}

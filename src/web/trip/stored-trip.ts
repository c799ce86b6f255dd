import { changeSearch, readSearch, type SearchState } from "#contract/search-address.ts";
import { EMPTY_PEOPLE, firstPassenger, type DraftPeople } from "#domain/booking/draft-people.ts";
import { EMPTY_CAR } from "#domain/booking/further-cars.ts";
import { EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import { isCurrency } from "#domain/values/money.ts";
import { fitted } from "#web/lib/fitted.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";

/** What is stored has this version; another one is not read, and the traveller starts anew. */
const VERSION = 2;

/** What the browser keeps of a trip is forgotten after so many hours: its prices and its time have moved on. */
export const KEPT_HOURS = 24;

/** What is personal in a draft, or worth money: it stays in the session of the tab. */
type Person = Pick<TripDraft, "people" | "carPeople" | "comment" | "certificate" | "bonusNumber" | "consents">;

/** A personal field that was filled in; an address is named by its trip and end. */
export type PersonalField =
  | "name"
  | "phone"
  | "email"
  | "passengers"
  | "sign"
  | "viewers"
  | "comment"
  | "certificate"
  | "bonusNumber"
  | `trip-${number}-${"pickup" | "dropoff"}`;

/** A trip as its tab stores it: whole, but for who travels. */
export type TabTrip = { readonly offer: PickedOffer; readonly draft: TripDraft };

/** A trip as the browser keeps it: what was searched, what was typed about the ride, and which personal fields were filled. */
export type KeptTrip = {
  readonly search: SearchState;
  readonly draft: TripDraft;
  readonly filled: readonly PersonalField[];
  /** The order it has become. */
  readonly orderId: number | undefined;
};

/** How a draft looks with one of everything, for reading what was stored. */
const SAMPLE = {
  ...EMPTY_DRAFT,
  trips: [EMPTY_TRIP],
  people: {
    ...EMPTY_PEOPLE,
    addresses: [{ trip: 0, end: "", placeId: "", text: "" }],
    viewers: [{ id: "", phone: "" }],
  },
  cars: [EMPTY_CAR],
  carPeople: [{ id: "", list: EMPTY_PEOPLE.list, aside: [], keepsAll: false, sign: null }],
  consents: [{ document: "", version: "", lang: "" }],
  company: { ...EMPTY_DRAFT.company, tripNumbers: [""], allowed: [""] },
};

/** What is personal in a draft. */
export function personOf({ people, carPeople, comment, certificate, bonusNumber, consents }: TripDraft): Person {
  return { people, carPeople, comment, certificate, bonusNumber, consents };
}

/** The draft of nobody in particular. */
export function withoutPerson(draft: TripDraft): TripDraft {
  return { ...draft, ...personOf(EMPTY_DRAFT) };
}

/** What the session store gets of a trip, who travels aside. */
export function tabTrip({ offer, draft }: TabTrip): object {
  return { version: VERSION, offer, draft: withoutPerson(draft) };
}

/** Reads what `tabTrip` stored; whatever is not ours, or cannot be priced, counts as nothing. */
export function readTabTrip(stored: unknown): TabTrip | undefined {
  if (!isVersioned(stored)) return undefined;
  const offer = stored["offer"] as PickedOffer | undefined;
  if (typeof offer !== "object" || !isCurrency(offer.price?.currency ?? "")) return undefined;
  return { offer, draft: readDraft(stored["draft"]) };
}

/** What the session store gets of who travels. */
export function tabPerson(draft: TripDraft): object {
  return { version: VERSION, ...personOf(draft) };
}

/** Reads what `tabPerson` stored. */
export function readPerson(stored: unknown): Person | undefined {
  return isVersioned(stored) ? personOf(readDraft(stored)) : undefined;
}

/** What local storage gets: no names, no numbers of people, and of a typed address not even the id that stands for it. */
export function keptTrip({ offer, draft }: TabTrip, now: number, orderId: number | undefined): object {
  const { from, to, stops = [], price, roundTrip: back, when, hours } = offer;
  const id = (place: PickedOffer["from"]) => (isTyped(place) ? undefined : place.place_id);
  const search: Partial<SearchState> = {
    from: id(from),
    to: id(to),
    stops: stops.flatMap((stop) => id(stop) ?? []),
    when,
    back,
    hours,
    car: carKey(price),
    prices: offerTrips(offer).map(({ priceId }) => String(priceId)),
  };
  return {
    version: VERSION,
    at: now,
    search: changeSearch("", search),
    draft: withoutPerson(draft),
    filled: filledFields(draft),
    orderId,
  };
}

/** Reads what `keptTrip` stored; undefined once it is too old. */
export function readKeptTrip(stored: unknown, now: number): KeptTrip | undefined {
  if (!isVersioned(stored)) return undefined;
  const { at, search, filled, orderId } = stored;
  if (typeof at !== "number" || now - at > KEPT_HOURS * 3_600_000 || at > now + 60_000) return undefined;
  if (typeof search !== "string" || !Array.isArray(filled)) return undefined;
  return {
    search: readSearch(search),
    draft: readDraft(stored["draft"]),
    filled: filled.filter((name): name is PersonalField => typeof name === "string"),
    orderId: typeof orderId === "number" ? orderId : undefined,
  };
}

/** Whether an address names the kept trip; an end that was typed is not kept, so any fits it. */
export function isKeptFor({ search: kept }: KeptTrip, named: SearchState): boolean {
  const fits = (one: string | undefined, other: string | undefined) => one === undefined || one === other;
  return (
    kept.car === named.car &&
    kept.back === named.back &&
    kept.hours === named.hours &&
    fits(kept.from, named.from) &&
    fits(kept.to, named.to)
  );
}

/** The personal fields of a draft in which something stands, in the order of the form. */
export function filledFields(draft: TripDraft): readonly PersonalField[] {
  const { people, carPeople, comment, certificate, bonusNumber } = draft;
  const { name, phone, email } = firstPassenger(draft);
  const is = (field: PersonalField, text: string) => (text.trim() === "" ? [] : [field]);
  return [
    ...people.addresses.flatMap(({ trip, end, text }) => is(`trip-${trip}-${end}`, text)),
    ...is("name", name),
    ...is("phone", phone),
    ...is("email", email),
    ...is("passengers", [people.list.slice(1), ...carPeople.map(({ list }) => list)].map(textOf).join("")),
    ...is("sign", people.sign ?? ""),
    ...is("viewers", people.viewers.map(({ phone }) => phone).join("")),
    ...is("comment", comment),
    ...is("certificate", certificate),
    ...is("bonusNumber", bonusNumber),
  ];
}

function textOf(list: DraftPeople["list"]): string {
  return list.map(({ name, phone, email }) => name + phone + email).join("");
}

/** A street or house that somebody typed: no town, hotel or hub. */
function isTyped({ exactAddress, types }: PickedOffer["from"]): boolean {
  return exactAddress === false && types.includes("building");
}

function readDraft(stored: unknown): TripDraft {
  return fitted(stored, SAMPLE) as TripDraft;
}

function isVersioned(stored: unknown): stored is Readonly<Record<string, unknown>> {
  return typeof stored === "object" && stored !== null && "version" in stored && stored.version === VERSION;
}

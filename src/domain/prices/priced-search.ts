import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/**
 * One end of a priced ride: the facts of its place and ground that affect a price, as they were when the price was made.
 */
export interface PricedEnd {
  /** `lat,lng` as requested. */
  readonly point: string;
  /** Number of the place. */
  readonly place: number;
  readonly kind: PlaceKind;
  /** IANA time zone. */
  readonly zone: string;
  /** The ground it lies on, closest first. */
  readonly ground: readonly ZoneKey[];
}

/** The length of a route, without the line to draw. */
export interface Measure {
  readonly metres: number;
  readonly seconds: number;
  /** Estimated, not measured on roads. */
  readonly approximate: boolean;
  /** As far as we know, no road leads there. */
  readonly noRoad?: boolean;
  /** One of the points lies at sea. */
  readonly atSea?: boolean;
}

/**
 * Everything that priced a search, except the tariffs themselves: they are in the tariff book of this version. Books never
 * change, so every offer can be recalculated from them to the last minor unit.
 */
export interface PricedSearch {
  /** Version of the tariff book; its exchange rates are part of it. */
  readonly bookVersion: number;
  /** Epoch milliseconds. */
  readonly quotedAt: number;
  readonly currency: Currency;
  /** The partner or account whose rate applies. */
  readonly userHint: string | null;
  /** On the clock of the start; null means any time. */
  readonly pickup: LocalTime | null;
  /** The way back of a round trip, with its discount. */
  readonly isWayBack: boolean;
  readonly start: PricedEnd;
  readonly finish: PricedEnd;
  readonly there: Measure;
  /** The way back priced together with the way there; null when there is none. */
  readonly back: Measure | null;
  /** Set for a rent by the hour only. */
  readonly rentSeconds: number | null;
  /** The tariffs of the offers, in the same order. */
  readonly tariffIds: readonly number[];
  /** Set only for whoever may not have a car at short notice. */
  readonly noFastRide?: true;
  /** Set only when a ride is sold on terms other than its tariff's. */
  readonly terms?: Terms;
}

/** A stored search: its offers have numbers and can be ordered. */
export interface KeptSearch extends PricedSearch {
  /** The price number of the first offer. */
  readonly firstId: number;
  /** A random UUID that the other ids of the prices are made from. */
  readonly salt: string;
}

/** Each offer takes two numbers: one for itself, the next for its way back. */
const NUMBERS_EACH = 2;

/** How many price numbers a search needs. */
export function numbersOf({ tariffIds }: Pick<PricedSearch, "tariffIds">): number {
  return tariffIds.length * NUMBERS_EACH;
}

/** The price numbers of an offer by its place in the list. */
export function priceIdsAt(
  { firstId }: Pick<KeptSearch, "firstId">,
  index: number,
): { readonly own: number; readonly back: number } {
  const own = firstId + index * NUMBERS_EACH;
  return { own, back: own + 1 };
}

/** The offer that a price number stands for, and whether it is the way back; undefined for a number of another search. */
export function offerNumbered(
  search: Pick<KeptSearch, "firstId" | "tariffIds">,
  priceId: number,
): { readonly index: number; readonly isBack: boolean } | undefined {
  const at = priceId - search.firstId;
  if (at < 0 || at >= numbersOf(search)) return undefined;
  return { index: Math.floor(at / NUMBERS_EACH), isBack: at % NUMBERS_EACH === 1 };
}

/** The way back of a search as its own search; undefined when none was priced. Its start time is not known yet. */
export function reversedSearch(search: KeptSearch): KeptSearch | undefined {
  const { start, finish, back } = search;
  return back === null
    ? undefined
    : { ...search, start: finish, finish: start, there: back, back: null, pickup: null, isWayBack: true };
}

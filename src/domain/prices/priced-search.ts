import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Currency } from "#domain/values/money.ts";

/** One end of a priced ride: what of its place and ground a price depends on, as it was when the price was made. */
export interface PricedEnd {
  /** `lat,lng` as asked. */
  readonly point: string;
  /** Number of the place. */
  readonly place: number;
  readonly kind: PlaceKind;
  /** IANA time zone. */
  readonly zone: string;
  /** The ground it lies on, closest first. */
  readonly ground: readonly ZoneKey[];
}

/** What a way measures, without the line to draw. */
export interface Measure {
  readonly metres: number;
  readonly seconds: number;
  /** Estimated rather than measured on roads. */
  readonly approximate: boolean;
  /** As far as is known no road leads there. */
  readonly noRoad?: boolean;
  /** One of the points lies out on the water. */
  readonly atSea?: boolean;
}

/**
 * Everything a search was priced by but the tariffs themselves, which are the book of the named version. Books never change,
 * so every offer of the search can be worked out again from it to the last minor unit.
 */
export interface PricedSearch {
  /** Version of the tariff book; its exchange rates are part of it. */
  readonly bookVersion: number;
  /** Epoch milliseconds. */
  readonly quotedAt: number;
  readonly currency: Currency;
  /** Whose rate applies. */
  readonly userHint: string | null;
  /** On the clock of the start; null is any time. */
  readonly pickup: LocalTime | null;
  /** The way back of a round trip, with its discount. */
  readonly isWayBack: boolean;
  readonly start: PricedEnd;
  readonly finish: PricedEnd;
  readonly there: Measure;
  /** The way back that is priced beside the way there; null where none is. */
  readonly back: Measure | null;
  /** Only of a rent by the hour. */
  readonly rentSeconds: number | null;
  /** The tariffs of the offers, in their order. */
  readonly tariffIds: readonly number[];
  /** Only where a ride is sold by other terms than those of its tariff. */
  readonly terms?: Terms;
}

/** A search that is kept: its offers have numbers and can be ordered. */
export interface KeptSearch extends PricedSearch {
  /** The number of the first offer's price. */
  readonly firstId: number;
  /** A random UUID, of which the other ids of the prices are made. */
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

/** Which offer a price number stands for, and whether for its way back; undefined for a number of another search. */
export function offerNumbered(
  search: Pick<KeptSearch, "firstId" | "tariffIds">,
  priceId: number,
): { readonly index: number; readonly isBack: boolean } | undefined {
  const at = priceId - search.firstId;
  if (at < 0 || at >= numbersOf(search)) return undefined;
  return { index: Math.floor(at / NUMBERS_EACH), isBack: at % NUMBERS_EACH === 1 };
}

/** The way back of a search as a search of its own; undefined where none was priced. Nobody has said yet when it begins. */
export function reversedSearch(search: KeptSearch): KeptSearch | undefined {
  const { start, finish, back } = search;
  return back === null
    ? undefined
    : { ...search, start: finish, finish: start, there: back, back: null, pickup: null, isWayBack: true };
}

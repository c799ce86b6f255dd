import type { PriceItem } from "#contract/prices/prices.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import type { QuotedOffer } from "#server/modules/prices/quote/quoted-offer.ts";
import { presentPrice } from "#server/modules/prices/search/present-price.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** How a list of quotes is asked to look. */
export interface ListLook {
  readonly locale: Locale;
  readonly alternative: Currency | undefined;
  /** Only these classes; empty for all. */
  readonly classes: readonly number[];
  /** Only classes that seat so many. */
  readonly passengers: number;
  /** The price that is in the list whatever the filters say. */
  readonly always: number | undefined;
}

/** So many looks of the same quotes are kept: the two languages. More would only cost memory. */
const MOST_LOOKS = 2;

/**
 * Presents quotes as the list of prices. The same quotes asked for in the same way give the very same frozen list, so that
 * it need not be turned into text again; it is forgotten together with the quotes. Most searches are made once, so only the
 * second asking pays for being kept.
 */
export function createPriceLists(
  prices: PricesStation,
): (offers: readonly QuotedOffer[], look: ListLook) => Promise<PriceItem[]> {
  const known = new WeakMap<readonly QuotedOffer[], Map<string, PriceItem[] | "asked once">>();
  return async (offers, look) => {
    const lists = known.get(offers) ?? new Map<string, PriceItem[] | "asked once">();
    known.set(offers, lists);
    const key = JSON.stringify(look);
    const before = lists.get(key);
    if (typeof before === "object") return before;
    const list = await present(prices, offers, look);
    if (before === "asked once") Object.freeze(list);
    if (before === "asked once" || lists.size < MOST_LOOKS) lists.set(key, before === undefined ? "asked once" : list);
    return list;
  };
}

async function present(prices: PricesStation, offers: readonly QuotedOffer[], look: ListLook): Promise<PriceItem[]> {
  const { locale, alternative, classes, passengers, always } = look;
  const book = await prices.book();
  const isAsked = ({ carClass, quote }: QuotedOffer): boolean =>
    quote.priceId === always ||
    ((classes.length === 0 || classes.includes(carClass.id)) && carClass.capacity >= passengers);
  return offers
    .filter(isAsked)
    .map((offer) => presentPrice(offer, { book, terminals: prices.terminals, locale, alternative }));
}

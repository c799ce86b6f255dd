import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import type { JsonText } from "#server/http/json-template.ts";
import type { QuotedOffer, QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";
import type { FoundPrices } from "#server/modules/prices/search/found-prices.ts";
import { priceListText } from "#server/modules/prices/search/price-list-text.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** How a client wants its list of quotes. */
export interface ListLook {
  readonly locale: Locale;
  readonly alternative: Currency | undefined;
  /** Points for each unit of a price. */
  readonly loyaltyRate: number;
  /** The class that is the usual choice. */
  readonly usual: number | undefined;
  /** Only these classes; empty for all. */
  readonly classes: readonly number[];
  /** Only classes with at least this many seats. */
  readonly passengers: number;
  /** The price that stays in the list whatever the filters say. */
  readonly always: number | undefined;
}

/** Presentations kept per search, one for each of the two languages. More would only cost memory. */
const MOST_LOOKS = 2;

/**
 * Presents the found prices as a list. The same search in the same form returns the very same text, which is dropped together
 * with the search. Most searches are asked for once, so the text is only cached on the second request.
 */
export function createPriceLists({
  terminals,
}: Pick<PricesStation, "terminals">): (found: FoundPrices, look: ListLook) => JsonText {
  const known = new WeakMap<QuotedSearch, Map<string, JsonText | "asked once">>();
  return (found, look) => {
    const { quoted } = found;
    const written = (): JsonText => priceListText(found.offers().filter(isAsked(look)), { ...look, terminals });
    if (quoted === undefined) return written();
    const lists = known.get(quoted) ?? new Map<string, JsonText | "asked once">();
    known.set(quoted, lists);
    const key = JSON.stringify(look);
    const before = lists.get(key);
    if (typeof before === "object") return before;
    const list = written();
    if (before === "asked once" || lists.size < MOST_LOOKS) lists.set(key, before === undefined ? "asked once" : list);
    return list;
  };
}

function isAsked({ classes, passengers, always }: ListLook): (offer: QuotedOffer) => boolean {
  return ({ priceId, offer: { carClass } }) =>
    priceId === always || ((classes.length === 0 || classes.includes(carClass.id)) && carClass.capacity >= passengers);
}

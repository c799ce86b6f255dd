import type { Locale } from "#domain/values/locale.ts";
import { JsonWriter, jsonTemplate, type JsonTemplate, type JsonText } from "#server/http/json-template.ts";
import { createLruMap, type LruMap } from "#server/lru-map.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { QuotedOffer, QuotedSearch } from "#server/modules/prices/quote/quoted-offer.ts";
import {
  CHANGING,
  fixedPart,
  offerValues,
  priceItem,
  searchValues,
  type OfferValues,
  type PriceLook,
  type SearchValues,
} from "#server/modules/prices/search/present-price.ts";

/** How many templates are kept per book, most recently used first; one is about 4 kB. */
const TEMPLATES_KEPT = 1000;

type RowValues = SearchValues & OfferValues;
type RowTemplate = JsonTemplate<keyof RowValues>;

/** The prewritten fixed parts of rows, by book. Dropping a book drops its templates. */
const templates = new WeakMap<CompiledBook, LruMap<RowTemplate>>();

/** Writes the price list as JSON: the part that tariffs decide is written once per book, and a search fills in the rest. */
export function priceListText(offers: readonly QuotedOffer[], look: PriceLook): JsonText {
  const writer = new JsonWriter();
  const shared = new Map<QuotedSearch, ReadonlyMap<string, string>>();
  writer.addText("[");
  for (const [index, offer] of offers.entries()) {
    const { quoted } = offer;
    const ofSearch = shared.get(quoted) ?? texts(searchValues(quoted, look));
    shared.set(quoted, ofSearch);
    const own: Partial<RowValues> = offerValues(offer, look);
    if (index > 0) writer.addText(",");
    templateOf(offer, look.locale)(writer, (name) => ofSearch.get(name) ?? JSON.stringify(own[name]));
  }
  writer.addText("]");
  return writer.finish();
}

function templateOf({ offer, quoted }: QuotedOffer, locale: Locale): RowTemplate {
  const ofBook = templates.get(quoted.book) ?? createLruMap<RowTemplate>(TEMPLATES_KEPT);
  templates.set(quoted.book, ofBook);
  const name = fixedPart(offer, quoted, locale);
  const known = ofBook.get(name);
  if (known !== undefined) return known;
  const made = jsonTemplate<RowValues>(CHANGING, (values) => priceItem(offer, quoted, locale, values));
  // A ride sold on terms other than its tariff's is a one-off, so it is not cached.
  if (quoted.search.terms === undefined) ofBook.set(name, made);
  return made;
}

function texts(values: SearchValues): ReadonlyMap<string, string> {
  return new Map(Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]));
}

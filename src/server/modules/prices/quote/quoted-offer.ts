import type { Place } from "#domain/places/place.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** One class on offer, quoted: its row and all that is needed to show it. */
export interface QuotedOffer {
  readonly quote: Quote;
  readonly reverse: Quote | null;
  readonly carClass: CarClass;
  readonly provider: BookProvider;
  readonly start: Place;
  readonly finish: Place;
  readonly approximate: boolean;
  readonly blackoutDates: readonly string[];
}

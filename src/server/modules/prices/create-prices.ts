import { endKind } from "#domain/places/place-kind.ts";
import { RATE_SCALE } from "#domain/values/money.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { certificateEffects } from "#server/modules/prices/bonus/certificate-effects.ts";
import { createBooks } from "#server/modules/prices/book/books.ts";
import { offerChoices } from "#server/modules/prices/book/offer-choices.ts";
import { createUsualChoices } from "#server/modules/prices/book/usual-choices.ts";
import { whatIsSold } from "#server/modules/prices/book/what-is-sold.ts";
import type { Prices } from "#server/modules/prices/prices.ts";
import { agreedQuote } from "#server/modules/prices/quote/agreed-quote.ts";
import { ownTariffs } from "#server/modules/prices/quote/own-tariffs.ts";
import { priceIdOf } from "#server/modules/prices/quote/price-id-of.ts";
import { keptQuoteFor, quoteAgain, quoteAtRateOf } from "#server/modules/prices/quote/quote-again.ts";
import { refusalAt, tariffOn } from "#server/modules/prices/quote/quote-at-time.ts";
import { createSearchKeeper } from "#server/modules/prices/quote/search-keeper.ts";
import { soldBy } from "#server/modules/prices/quote/sold-by.ts";
import { usableQuote } from "#server/modules/prices/quote/usable-quote.ts";
import { RecentSearches } from "#server/modules/prices/search/recent-searches.ts";
import { wayPrices } from "#server/modules/prices/search/way-prices.ts";
import type { PricesDeps, PricesStation } from "#server/modules/prices/station.ts";
import { compareShownPrice, compareWithToday } from "#server/modules/prices/tester/compare-with-today.ts";

/** Assembles station 2. */
export function createPricesStation(deps: PricesDeps): PricesStation {
  return {
    ...deps,
    ...createBooks(deps),
    keepSearch: createSearchKeeper(deps.db),
    recent: new RecentSearches(),
    usualOf: createUsualChoices(deps.countOrderedWays, deps.clock),
  };
}

/** The functions that station 2 offers to the stations after it. */
export function createPrices(station: PricesStation): Prices {
  return {
    priceIdOf: (price) => priceIdOf(station, price),
    usableQuote: (priceId, buyer, pickup) => usableQuote(station, priceId, buyer, pickup),
    refusalAt: (usable, pickup) => refusalAt(station, usable, pickup),
    tariffOn: (usable, pickup) => tariffOn(station, usable, pickup),
    quoteAgain: (usable, pickup) => quoteAgain(station, usable, pickup),
    quoteAtRateOf: (usable, at) => quoteAtRateOf(station, usable, at),
    keptQuoteFor: (usable, pickup) => keptQuoteFor(station, usable, pickup),
    soldBy: (quote) => soldBy(station, quote),
    agreedQuote: (ride) => agreedQuote(station, ride),
    offerChoices: async () => offerChoices(await station.book()),
    startKind: ({ point, placeId }) => endKind(placeAt(station.gazetteer, point, placeId)?.kind ?? "locality"),
    wayPrices: (way) => wayPrices(station, way),
    providerOf: async (providerId) => (await station.book()).providers.get(providerId),
    providers: async () => [...(await station.book()).providers.values()],
    ownTariffs: (ride) => ownTariffs(station, ride),
    rate: async (from, to) => (await station.book()).rate(from, to),
    carClasses: async () => (await station.book()).book.classes,
    whatIsSold: async (partnerId) => whatIsSold(await station.book(), partnerId),
    partnerLoyalty: async (userId) => ((await station.book()).partner(String(userId))?.loyaltyMicro ?? 0) / RATE_SCALE,
    compareWithToday: (quote, pickup, locale) => compareWithToday(station, quote, pickup, locale),
    compareShownPrice: (priceId, locale) => compareShownPrice(station, priceId, locale),
    isCertificateOfSum: async (code) => "amount" in ((await station.book()).certificate(code)?.effect ?? {}),
    certificateEffects: (asked, caller) => certificateEffects(station, asked, caller),
  };
}

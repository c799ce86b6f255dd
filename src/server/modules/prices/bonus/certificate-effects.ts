import { isTooManyStops } from "#domain/booking/stops.ts";
import type { CertificateEffect } from "#domain/prices/apply-certificate.ts";
import { certificateKey, certificateUses, type CertificateUses } from "#domain/prices/certificate-uses.ts";
import { spreadCertificate } from "#domain/prices/spread-certificate.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { convertMoney, isCurrency, type Currency, type Money } from "#domain/values/money.ts";
import { DEFAULT_ZONE, toLocalTime } from "#domain/values/zoned-time.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import type { PriceBuyer } from "#server/modules/prices/quote/price-buyer.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import { quoteFor } from "#server/modules/prices/quote/usable-quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

/** The parts of a trip in a booking that decide its price. */
interface CertifiedTrip {
  readonly priceId: number;
  readonly stops: number;
  readonly serviceIds: readonly number[];
}

/** A certificate code and the trips it applies to, in booking order. */
export interface CertificateQuestion {
  readonly code: string;
  /** Anything but one of our currency codes means the currency of the first price. */
  readonly currency: string | undefined;
  readonly trips: readonly CertifiedTrip[];
}

/** Who asks about a certificate. */
export interface CertificateCaller {
  readonly buyer: PriceBuyer;
  /** Told of every code that is tried; refuses whoever has tried too many wrong ones. */
  readonly tryCode: (isRight: boolean) => Promise<void>;
}

/** The discount a certificate gives on a booking, in minor units of one currency. */
export interface CertificateEffects {
  /** The code in the one way of writing it. */
  readonly code: string;
  readonly uses: CertificateUses;
  readonly currency: Currency;
  /** A percentage in hundredths, or a sum in that currency. */
  readonly effect: { readonly percent: number } | Money;
  /** One entry per trip, in booking order. */
  readonly trips: readonly CertificateEffect[];
}

/**
 * Works out the discount of a code on a booking. Trying a code does not redeem it: it can be tried again whenever passengers
 * or seats change, and only an order uses it up.
 */
export async function certificateEffects(
  prices: PricesStation,
  { code, currency: asked, trips }: CertificateQuestion,
  { buyer, tryCode }: CertificateCaller,
): Promise<CertificateEffects> {
  const book = await prices.book();
  const certificate = book.certificate(code);
  await tryCode(certificate !== undefined);
  if (certificate === undefined) throw new Refusal("certificate-unknown");
  const sold = await Promise.all(trips.map(({ priceId }) => quoteFor(prices, priceId, buyer)));
  const quotes = sold.map(({ quote }) => quote);
  const currency = currencyOf(asked, quotes);
  const effect = effectIn(book, certificate, currency);
  const priced = quotes.map((quote, index) => ({
    amount: tripAmount(book, quote, trips[index], currency),
    date: dateAtStart(prices, quote),
  }));
  const taken = spreadCertificate({ effect, valid: certificate.valid }, priced, currency);
  if (typeof taken === "string") {
    if (taken === "other-currency") throw new Refusal("no-exchange-rate");
    throw new Refusal("certificate-not-valid", { words: { why: taken } });
  }
  return { code: certificateKey(code), uses: certificateUses(certificate), currency, effect, trips: taken };
}

function currencyOf(asked: string | undefined, quotes: readonly Quote[]): Currency {
  const code = asked?.toUpperCase() ?? "";
  const currency = isCurrency(code) ? code : quotes[0]?.currency;
  if (currency === undefined) throw new Refusal("quote-unknown");
  return currency;
}

/** The effect of a certificate, with a fixed sum converted to the currency of the prices. */
function effectIn(book: CompiledBook, { effect }: Certificate, currency: Currency): CertificateEffects["effect"] {
  return "percent" in effect ? effect : { amount: converted(book, effect, currency), currency };
}

/** The total of a trip if ordered: the ride, its stops and its services, including those that come with every ride. */
function tripAmount(book: CompiledBook, quote: Quote, trip: CertifiedTrip | undefined, currency: Currency): number {
  const { stops = 0, serviceIds = [] } = trip ?? {};
  if (isTooManyStops(stops, quote.maxStops)) throw new Refusal("too-many-stops", { words: { most: quote.maxStops } });
  const chosen = serviceIds.map((id) => {
    const service = quote.services.find((offered) => offered.id === id);
    if (service === undefined) throw new Refusal("service-unknown", { details: { id } });
    return service.amount;
  });
  const included = quote.services.filter(({ id, defaultInclude }) => defaultInclude && !serviceIds.includes(id));
  const services = [...chosen, ...included.map((service) => service.amount)];
  const amount = tripTotal({ ride: quote.amount, stop: quote.stopAmount, stops, services });
  return converted(book, { amount, currency: quote.currency }, currency);
}

function converted(book: CompiledBook, money: Money, currency: Currency): number {
  const rateMicro = book.rate(money.currency, currency);
  if (rateMicro === undefined) throw new Refusal("no-exchange-rate");
  return convertMoney(money, currency, rateMicro).amount;
}

/** Today's date where the ride starts; the date of the ride itself is only known once it is ordered. */
function dateAtStart(prices: PricesStation, quote: Quote): string {
  const zone = prices.gazetteer.byNumber(quote.startPlace)?.zone ?? DEFAULT_ZONE;
  return toLocalTime(prices.clock(), zone).slice(0, 10);
}

import type { Static } from "typebox";
import type { calculateNewPrice, NewPrice } from "#contract/prices/bonus.ts";
import { applyCertificate } from "#domain/prices/apply-certificate.ts";
import { quoteLife } from "#domain/prices/quote-life.ts";
import { tripTotal } from "#domain/prices/trip-total.ts";
import type { Certificate } from "#domain/tariffs/tariff-book.ts";
import { convertMoney, isCurrency, toMajor, type Currency, type Money } from "#domain/values/money.ts";
import { DEFAULT_ZONE, toLocalTime } from "#domain/values/zoned-time.ts";
import type { CompiledBook } from "#server/modules/prices/book/compiled-book.ts";
import { findQuote } from "#server/modules/prices/quote/find-quote.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";

type Body = Static<typeof calculateNewPrice.body>;
type Route = Body["data_prices"][number];

/** A certificate with its own sum, if it has one, in the currency of the answer. */
interface Voucher {
  readonly certificate: Certificate;
  readonly currency: Currency;
  /** Minor units that are still to be taken off; null for a percent. */
  readonly left: number | null;
}

/**
 * What a code makes of the prices of a booking. Nothing is redeemed here: a code may be tried as often as passengers and
 * seats change, and is used up only by ordering.
 */
export async function newPrices(
  prices: PricesStation,
  {
    hash,
    currency: asked,
    data_prices: routes,
  }: Pick<Body, "hash" | "data_prices"> & {
    readonly currency: string | undefined;
  },
  userHint: string | null,
): Promise<NewPrice[]> {
  const book = await prices.book();
  const certificate = book.certificate(hash);
  if (certificate === undefined) throw new Refusal("certificate-unknown");
  const quotes = await Promise.all(routes.map((route) => pricedQuote(prices, route.price_audit_id, userHint)));
  const currency = currencyOf(asked, quotes);
  const voucher = voucherOf(book, certificate, currency);
  let { left } = voucher;
  return routes.map((route, index) => {
    const quote = quotes[index];
    if (quote === undefined) throw new Refusal("quote-unknown");
    const price = routePrice(book, quote, route, currency);
    const effect = takeOff({ ...voucher, left }, price, dateAtStart(prices, quote));
    // A sum is taken off the first route as far as that goes, and what is left off the next.
    if (left !== null) left -= effect.covered;
    return {
      price_audit_id: quote.priceId,
      ...kindAndSize(voucher),
      restated_cost: toMajor(effect.restated, currency),
      repayment_price: toMajor(effect.covered, currency),
      currency,
    };
  });
}

async function pricedQuote(prices: PricesStation, priceId: number, userHint: string | null): Promise<Quote> {
  const quote = (await findQuote(prices, priceId))?.quote;
  if (quote === undefined) throw new Refusal("quote-unknown");
  if (userHint !== null && quote.userHint !== null && quote.userHint !== userHint) throw new Refusal("quote-foreign");
  if (quoteLife(quote.quotedAt, prices.clock()) === "expired") {
    throw new Refusal("quote-expired", { details: { price_id: priceId } });
  }
  return quote;
}

function currencyOf(asked: string | undefined, quotes: readonly Quote[]): Currency {
  const code = asked?.toUpperCase() ?? "";
  return isCurrency(code) ? code : (quotes[0]?.currency ?? "RUB");
}

function voucherOf(book: CompiledBook, certificate: Certificate, currency: Currency): Voucher {
  const { effect } = certificate;
  return { certificate, currency, left: "percent" in effect ? null : converted(book, effect, currency) };
}

function kindAndSize({
  certificate,
  currency,
  left,
}: Voucher): Pick<NewPrice, "certificate_type" | "certificate_size"> {
  if ("percent" in certificate.effect) {
    return { certificate_type: "percent", certificate_size: certificate.effect.percent / 100 };
  }
  return { certificate_type: "fixed", certificate_size: toMajor(left ?? 0, currency) };
}

/** The price of a route as an order of it would cost: its stops and its services, also the ones that come with every ride. */
function routePrice(book: CompiledBook, quote: Quote, route: Route, currency: Currency): Money {
  const stops = route.number_subaddress ?? 0;
  if (stops > quote.maxStops) throw new Refusal("too-many-stops", { words: { most: quote.maxStops } });
  const ids = (route.additional_services ?? []).map((service) => service.id);
  const chosen = ids.map((id) => {
    const service = quote.services.find((offered) => offered.id === id);
    if (service === undefined) throw new Refusal("service-unknown", { details: { id } });
    return service.amount;
  });
  const included = quote.services.filter(({ id, defaultInclude }) => defaultInclude && !ids.includes(id));
  const services = [...chosen, ...included.map((service) => service.amount)];
  const amount = tripTotal({ ride: quote.amount, stop: quote.stopAmount, stops, services });
  return { amount: converted(book, { amount, currency: quote.currency }, currency), currency };
}

function takeOff({ certificate, currency, left }: Voucher, price: Money, date: string) {
  const effect = left === null ? certificate.effect : { amount: left, currency };
  const taken = applyCertificate({ effect, valid: certificate.valid }, price, date);
  if (typeof taken === "object") return taken;
  throw new Refusal(taken === "other-currency" ? "no-exchange-rate" : "certificate-not-valid");
}

function converted(book: CompiledBook, money: Money, currency: Currency): number {
  const rateMicro = book.rate(money.currency, currency);
  if (rateMicro === undefined) throw new Refusal("no-exchange-rate");
  return convertMoney(money, currency, rateMicro).amount;
}

/** Today where the ride starts; the day of the ride itself is not known before the order. */
function dateAtStart(prices: PricesStation, quote: Quote): string {
  const zone = prices.gazetteer.byNumber(quote.startPlace)?.zone ?? DEFAULT_ZONE;
  return toLocalTime(prices.clock(), zone).slice(0, 10);
}

import type { SoldInBook } from "#domain/partners/advantage-grants.ts";
import type { EndKind } from "#domain/places/place-kind.ts";
import type { BookProvider, TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import type {
  CertificateCaller,
  CertificateEffects,
  CertificateQuestion,
} from "#server/modules/prices/bonus/certificate-effects.ts";
import type { OfferChoices } from "#server/modules/prices/book/offer-choices.ts";
import type { AgreedFault, AgreedRide } from "#server/modules/prices/quote/agreed-quote.ts";
import type { OwnTariff, SoldRide } from "#server/modules/prices/quote/own-tariffs.ts";
import type { PriceBuyer } from "#server/modules/prices/quote/price-buyer.ts";
import type { TariffOfDay } from "#server/modules/prices/quote/quote-at-time.ts";
import type { Quote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { SoldBy } from "#server/modules/prices/quote/sold-by.ts";
import type { WayPrice, wayPrices } from "#server/modules/prices/search/way-prices.ts";
import type { PriceComparison } from "#server/modules/prices/tester/compare-with-today.ts";
import type { Refusal } from "#server/refusal.ts";

type Placed = Pick<UsableQuote, "quote" | "start" | "finish">;

/** What later stations may ask of prices: plain functions that hide everything behind them. */
export interface Prices {
  /** The price number for a price that a client names by number or by uid. */
  priceIdOf(price: number | string): Promise<number>;
  /** A quote that can be ordered now, for this pick-up if one is given; otherwise throws a `Refusal`. */
  usableQuote(priceId: number, buyer: PriceBuyer, pickup?: LocalTime): Promise<UsableQuote>;
  /** Why a quote cannot be ordered for a pick-up. */
  refusalAt(usable: Placed, pickup: LocalTime): Promise<Refusal | undefined>;
  /** The tariff that the provider of a quote uses for its class on the day of a pick-up. */
  tariffOn(usable: Pick<UsableQuote, "quote" | "start">, pickup: LocalTime): Promise<TariffOfDay | undefined>;
  /** Prices a sold ride by the book in force for another pick-up, on the terms it was sold by. */
  quoteAgain(usable: Placed, pickup: LocalTime): Promise<Quote | undefined>;
  /** A price at the rate of a `user_id`; one that was asked at another rate is worked out again. */
  quoteAtRateOf(
    usable: UsableQuote,
    at: { readonly userHint: string | null; readonly pickup: LocalTime },
  ): Promise<UsableQuote>;
  /** A sold ride for another pick-up as a new quote that is stored and can be ordered. */
  keptQuoteFor(usable: Placed, pickup: LocalTime): Promise<Quote | undefined>;
  /** The car class and the provider of a quote. */
  soldBy(quote: Pick<Quote, "carClassId" | "providerId" | "tariffVersion">): Promise<SoldBy | undefined>;
  /** The price of a ride that people agree on, with a number of its own. */
  agreedQuote(ride: AgreedRide): Promise<Quote | AgreedFault>;
  /** What an offer can be made of by the book in force. */
  offerChoices(): Promise<OfferChoices>;
  /** What a ride from a point starts at, which its free waiting goes by. */
  startKind(start: AgreedRide["start"]): EndKind;
  /** What the book in force asks for a way at any time. */
  wayPrices(way: Parameters<typeof wayPrices>[1]): Promise<readonly WayPrice[]>;
  /** A provider in the book in force. */
  providerOf(providerId: number): Promise<BookProvider | undefined>;
  /** The providers of the book in force, with those of orders of before. */
  providers(): Promise<readonly BookProvider[]>;
  /** What each provider of the book in force would ask for a ride that was sold. */
  ownTariffs(ride: SoldRide): Promise<readonly OwnTariff[]>;
  /** The second currency per unit of the first by the book in force, in millionths; undefined where it cannot convert. */
  readonly rate: (from: Currency, to: Currency) => Promise<number | undefined>;
  /** The classes of the book in force. */
  carClasses(): Promise<TariffBook["classes"]>;
  /** What travellers of a partner are sold. */
  whatIsSold(partnerId: number): Promise<SoldInBook>;
  /** Points for each unit of a price that visitors of a partner collect. */
  partnerLoyalty(userId: number): Promise<number>;
  /** A sold price beside what the book in force gives the same ride. */
  compareWithToday(quote: Quote, pickup: LocalTime | null, locale: Locale): Promise<PriceComparison>;
  /** The same for a price that was shown, by its number; undefined once it has been forgotten. */
  compareShownPrice(priceId: number, locale: Locale): Promise<PriceComparison | undefined>;
  /** Whether a code takes a sum off, by the book in force, rather than a percentage; false for an unknown one. */
  isCertificateOfSum(code: string): Promise<boolean>;
  /** The discount a certificate gives on a booking. */
  certificateEffects(asked: CertificateQuestion, caller: CertificateCaller): Promise<CertificateEffects>;
}

import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { CertificateEffects, CertificateQuestion } from "#server/modules/prices/bonus/certificate-effects.ts";
import type { TariffOfDay } from "#server/modules/prices/quote/quote-at-time.ts";
import type { Quote, UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { SoldBy } from "#server/modules/prices/quote/sold-by.ts";
import type { Refusal } from "#server/refusal.ts";

type Placed = Pick<UsableQuote, "quote" | "start" | "finish">;

/** What the stations after prices may ask of them: functions, and nothing to reach through. */
export interface Prices {
  /** The number of a price that a client names by that number or by its other id. */
  priceIdOf(price: number | string): Promise<number>;
  /** A quote that may be ordered now, for this pick-up if one is given; otherwise a `Refusal` is thrown. */
  usableQuote(priceId: number, userHint: string | null, pickup?: LocalTime): Promise<UsableQuote>;
  /** Why a quote may not be ordered for a pick-up. */
  refusalAt(usable: Placed, pickup: LocalTime): Promise<Refusal | undefined>;
  /** The tariff by which the provider of a quote drives its class on the day of a pick-up. */
  tariffOn(usable: Pick<UsableQuote, "quote" | "start">, pickup: LocalTime): Promise<TariffOfDay | undefined>;
  /** A sold ride priced by the book in force for another pick-up, with the terms it was sold by. */
  quoteAgain(usable: Placed, pickup: LocalTime): Promise<Quote | undefined>;
  /** The same as a new quote of its own, which can be ordered. */
  keptQuoteFor(usable: Placed, pickup: LocalTime): Promise<Quote | undefined>;
  /** The car class and the provider that a quote was made with. */
  soldBy(quote: Pick<Quote, "carClassId" | "providerId" | "tariffVersion">): Promise<SoldBy | undefined>;
  /** A provider of the book in force. */
  providerOf(providerId: number): Promise<BookProvider | undefined>;
  /** What a certificate makes of the prices of a booking. */
  certificateEffects(asked: CertificateQuestion, userHint: string | null): Promise<CertificateEffects>;
}

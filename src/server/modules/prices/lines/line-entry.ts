import type { PriceLine } from "#domain/prices/price-line.ts";
import type {
  BookTariff,
  DistanceBand,
  FixedFare,
  PartnerRate,
  TariffBook,
  TariffRule,
} from "#domain/tariffs/tariff-book.ts";
import type { Money } from "#domain/values/money.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** A price line with its source in the operator's book; the source is unknown once the book is gone. */
export interface LineEntry {
  readonly line: PriceLine;
  readonly tariff: BookTariff | undefined;
  readonly fare: FixedFare | undefined;
  readonly rule: TariffRule | undefined;
  readonly partner: PartnerRate | undefined;
  /** The tariff is in another currency than the quote. */
  readonly isConverted: boolean;
  /** A rent by the hour. */
  readonly hours: boolean;
  /** For a distance line: the band it prices, and where that band begins. */
  readonly band: (DistanceBand & { readonly fromKm: number }) | undefined;
  /** How many lines were merged to hold the partner's share; the amount then no longer equals quantity times rate. */
  readonly folded?: number;
  /** Set for a rent as a traveller reads it: what its quantity is multiplied by; null where no product gives the amount. */
  readonly rate?: Money | null;
}

/** The lines of a quote, each with its source in the book that priced it. */
export function lineEntries(quote: Quote, book: TariffBook | undefined): readonly LineEntry[] {
  const tariff = book?.tariffs.find(({ id }) => id === quote.tariffId);
  // Every band that a ride reaches has one line, in the order of the bands.
  const bands = tariff?.bands.map((band, index) => ({ ...band, fromKm: tariff.bands[index - 1]?.upToKm ?? 0 })) ?? [];
  return quote.lines.map((line) => ({
    line,
    tariff,
    fare: line.fareId === undefined ? undefined : book?.fares.find(({ id }) => id === line.fareId),
    rule: line.ruleId === undefined ? undefined : book?.rules.find(({ id }) => id === line.ruleId),
    partner: line.kind === "partner" ? book?.partners.find(({ userId }) => userId === quote.partnerId) : undefined,
    isConverted: tariff !== undefined && tariff.currency !== quote.currency,
    hours: quote.rent !== undefined,
    band: line.kind === "distance" ? bands.shift() : undefined,
  }));
}

import type { PriceLine } from "#domain/prices/price-line.ts";
import type {
  BookTariff,
  DistanceBand,
  FixedFare,
  PartnerRate,
  TariffBook,
  TariffRule,
} from "#domain/tariffs/tariff-book.ts";
import type { Quote } from "#server/modules/prices/quote/quote.ts";

/** What the operator's book says where a line of a price comes from; nothing is known of a book that is gone. */
export interface LineEntry {
  readonly line: PriceLine;
  readonly tariff: BookTariff | undefined;
  readonly fare: FixedFare | undefined;
  readonly rule: TariffRule | undefined;
  readonly partner: PartnerRate | undefined;
  /** The tariff has another currency than the quote. */
  readonly isConverted: boolean;
  /** A car by the hour. */
  readonly hours: boolean;
  /** The part of the way that a line of the distance prices, and where it begins. */
  readonly band: (DistanceBand & { readonly fromKm: number }) | undefined;
  /** The partner's share is in it, and how many lines it was made of: its sum is no longer what was counted times its rate. */
  readonly folded?: number;
}

/** The lines of a quote with what the book it was made by says of each. */
export function lineEntries(quote: Quote, book: TariffBook | undefined): readonly LineEntry[] {
  const tariff = book?.tariffs.find(({ id }) => id === quote.tariffId);
  // Each band that a ride reaches is one line, in the order of the bands.
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

import type { EndKind } from "#domain/places/place-kind.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { BookTariff } from "#domain/tariffs/tariff-book.ts";

/** The fee for a start of this kind as a price line, or an empty list. */
export function startFee(tariff: BookTariff, startKind: EndKind): readonly PriceLine[] {
  const amount = tariff.startFee[startKind] ?? 0;
  return amount > 0 ? [{ kind: "start-fee", amount, source: tariff.line }] : [];
}

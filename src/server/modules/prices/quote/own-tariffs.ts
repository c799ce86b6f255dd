import { tripTotal } from "#domain/prices/trip-total.ts";
import type { BookProvider } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import type { Named } from "#domain/values/named.ts";
import type { StoredService } from "#server/database/tables.ts";
import { sumsAt } from "#server/modules/prices/quote/quote-at-time.ts";
import type { UsableQuote } from "#server/modules/prices/quote/quote.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";

/** A sold ride with what was ordered besides. */
export interface SoldRide extends Pick<UsableQuote, "quote" | "start" | "finish"> {
  readonly pickup: LocalTime;
  readonly stops: number;
  readonly services: readonly Pick<StoredService, "slug" | "name">[];
}

/** What a provider's own tariff asks for a ride, in minor units of its currency; undefined where none of theirs serves it. */
export interface OwnTariff {
  readonly provider: BookProvider;
  readonly amount: number | undefined;
  /** The ordered services that the tariff does not have. */
  readonly without: readonly Named[];
}

/** What each provider of the book in force would ask for a ride that was sold: the same class, time, stops and services. */
export async function ownTariffs(prices: PricesStation, ride: SoldRide): Promise<readonly OwnTariff[]> {
  const { quote, start, finish, pickup, stops, services } = ride;
  const { providers } = await prices.book();
  return Promise.all(
    [...providers.values()]
      .filter(({ deleted }) => !deleted)
      .map(async (provider) => {
        const placed = { quote: { ...quote, providerId: provider.id }, start, finish };
        const sums = await sumsAt(prices, placed, pickup);
        if (sums === undefined) return { provider, amount: undefined, without: [] };
        const ownOf = ({ slug }: Pick<StoredService, "slug">) => sums.services.find((own) => own.slug === slug);
        const charges = services.flatMap((service) => ownOf(service)?.amount ?? []);
        return {
          provider,
          amount: tripTotal({ ride: sums.amount, stop: sums.stopAmount, stops, services: charges }),
          without: services.filter((service) => ownOf(service) === undefined).map(({ name }) => name),
        };
      }),
  );
}

import type { RuleVerdict } from "#domain/prices/fitting-rules.ts";
import type { BookTariff, FixedFare, TariffRule } from "#domain/tariffs/tariff-book.ts";
import type { TariffVerdict } from "#server/modules/prices/book/compiled-book.ts";
import type { FareVerdict } from "#server/modules/prices/book/fare-index.ts";
import type { Offer } from "#server/modules/prices/offer/offer.ts";

/** Why a tariff that lies closest sells no car for a ride. */
export type Unsold =
  | "not-flexible"
  | "other-provider"
  | "too-soon"
  | "blackout"
  | "at-sea"
  | "no-road"
  | "too-far"
  | "no-rent"
  | "no-rate"
  | "no-sum";

/**
 * Hears why a list of prices is what it is, from the very functions that decide. Nobody listens to a traveller's search.
 */
export interface OfferWitness {
  /** A tariff of the start's ground that does not count. */
  readonly tariff: (tariff: BookTariff, verdict: TariffVerdict) => void;
  /** What a tariff offers; another provider may offer the class for less. */
  readonly offer: (offer: Offer) => void;
  /** A tariff that counts and sells no car. */
  readonly unsold: (tariff: BookTariff, why: Unsold) => void;
  /** A rule of the tariff's provider that does not count. */
  readonly rule: (tariff: BookTariff, rule: TariffRule, verdict: RuleVerdict) => void;
  /** A fare of the ride's ground that does not count. */
  readonly fare: (tariff: BookTariff, fare: FixedFare, verdict: FareVerdict) => void;
}

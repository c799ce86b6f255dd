import type { EndKind } from "#domain/places/place-kind.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Currency, PriceSteps } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";

/** Ground that fares and rules name: `place:a26396`, `area:moscow`, `country:RU` or `anywhere`. */
export type ZoneKey = string;

/** Dates of pick-up, `YYYY-MM-DD`, both included; null is open-ended. */
export interface Validity {
  readonly from: string | null;
  readonly to: string | null;
}

/** An operator's named area: a circle, or the imported polygon with the same key. */
export interface TariffArea {
  readonly key: string;
  readonly name: Named;
  readonly circle: { readonly centre: GeoPoint; readonly radiusKm: number } | null;
}

/** Price per kilometre up to a distance; the last band is open-ended. */
export interface DistanceBand {
  /** End of the band in kilometres from the start of the trip; null means all the rest. */
  readonly upToKm: number | null;
  /** Minor units per kilometre. */
  readonly perKm: number;
}

/** A tariff's cars by the hour; sums in minor units. */
export interface RentTariff {
  readonly perHour: number;
  readonly minimumHours: number;
  /** Charged once for bringing the car. */
  readonly deliveryFee: number;
  /** Kilometres in the price for every paid hour; absent when the tariff does not limit them. */
  readonly kmPerHour?: number;
  /** The price of one kilometre beyond those. */
  readonly extraKm?: number;
  /** The price of every started quarter of an hour beyond the paid hours. */
  readonly extraQuarter?: number;
}

/** How a provider prices one car class from one zone. Sums in minor units of its currency. */
export interface BookTariff {
  readonly id: number;
  readonly providerId: number;
  readonly carClassId: number;
  /** Where the ride starts. */
  readonly zone: ZoneKey;
  readonly currency: Currency;
  readonly base: number;
  readonly bands: readonly DistanceBand[];
  readonly perMinute: number;
  readonly minimum: number;
  /** Added for a start of this kind. */
  readonly startFee: Readonly<Partial<Record<EndKind, number>>>;
  readonly stopFee: number;
  readonly maxStops: number;
  readonly maxKm: number;
  readonly leadMinutes: number;
  /** The driver's overnight stay, charged from this distance on. */
  readonly lodging: { readonly fromKm: number; readonly amount: number } | null;
  /** Hundredths of a percent off the way back of a round trip. */
  readonly roundTripDiscount: number;
  readonly rent: RentTariff | null;
  /** A ride wanted sooner than the lead time, but not sooner than this, for a surcharge in hundredths of a percent. */
  readonly fastRide: { readonly withinMinutes: number; readonly surcharge: number } | null;
  /** The final sum may change with the route. */
  readonly flexible: boolean;
  readonly terms: Terms;
  readonly valid: Validity;
  /** Line of the operator's file. */
  readonly line: number;
}

/** A price for a ride between two zones, whatever its length. It covers one direction; both ways need two fares. */
export interface FixedFare {
  readonly id: number;
  readonly providerId: number;
  readonly carClassId: number;
  readonly from: ZoneKey;
  readonly to: ZoneKey;
  /** Minor units of the tariff's currency. */
  readonly amount: number;
  readonly valid: Validity;
  readonly line: number;
}

/** When a rule applies, on the clock of the start; an empty condition always holds, and all conditions must hold. */
export interface RuleTime {
  /** `HH:mm` to `HH:mm`, the end excluded; a window may cross midnight. */
  readonly hours: { readonly from: string; readonly to: string } | null;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** `MM-DD` ranges every year or `YYYY-MM-DD` ranges once, both ends included; a yearly range may cross New Year. */
  readonly dates: readonly { readonly from: string; readonly to: string }[];
}

/** What rules are for. */
export const RULE_KINDS = [
  "night",
  "weekday",
  "season",
  "holiday",
  "airport",
  "station",
  "toll",
  "fee",
  "discount",
] as const;

/** What a rule is for; pages use it to group and word the rules. */
export type RuleKind = (typeof RULE_KINDS)[number];

/** An addition to (or deduction from) the price of rides that fit it. */
export interface TariffRule {
  readonly id: number;
  readonly providerId: number;
  readonly kind: RuleKind;
  readonly name: Named;
  /** A higher priority is checked first. */
  readonly priority: number;
  /** Only the first fitting rule of a group applies; empty means no group. */
  readonly group: string;
  readonly time: RuleTime | null;
  /** The start, the finish, or either end must lie in one of these; empty means everywhere. */
  readonly start: readonly ZoneKey[];
  readonly finish: readonly ZoneKey[];
  readonly either: readonly ZoneKey[];
  /** Empty means every class. */
  readonly carClassIds: readonly number[];
  /** Hundredths of a percent of the ride, or a sum in minor units; a negative value is a deduction. */
  readonly effect: { readonly percent: number } | { readonly amount: number };
  readonly valid: Validity;
  readonly line: number;
}

/** Dates on which a provider takes no rides from a zone. */
export interface Blackout {
  readonly providerId: number;
  readonly zone: ZoneKey;
  readonly carClassIds: readonly number[];
  readonly dates: RuleTime["dates"];
  readonly line: number;
}

/** A partner's rate: hundredths of a percent on every price requested with its user id. */
export interface PartnerRate {
  readonly userId: number;
  readonly percent: number;
  /** Points per unit of price in the partner's programme, millionths. */
  readonly loyaltyMicro: number;
  readonly line: number;
}

/** A discount code. */
export interface Certificate {
  readonly code: string;
  /** Hundredths of a percent, or minor units of the currency. */
  readonly effect: { readonly percent: number } | { readonly amount: number; readonly currency: Currency };
  readonly valid: Validity;
  /** How many orders may use it, null for any number; where it is missing, `certificateUses` knows. */
  readonly uses?: number | null;
  /** How many orders with the same e-mail may use it; any number where it is missing. */
  readonly usesPerEmail?: number;
  readonly line: number;
}

/** The company that drives; sums are in the tariff's currency. */
export interface BookProvider {
  readonly id: number;
  readonly name: Named;
  readonly currency: Currency;
  readonly rating: number | null;
  /** Within how many hours a person confirms an order; absent where its orders are confirmed at once. */
  readonly confirmHours?: number;
  /** No longer in the operator's file; kept for the orders that refer to it. */
  readonly deleted: boolean;
}

/** A provider's additional service: child seat, meeting, extra luggage. Price in minor units of the provider's currency. */
export interface BookService {
  readonly id: number;
  readonly providerId: number;
  readonly uid: string;
  readonly slug: string;
  readonly type: string;
  readonly category: string;
  readonly name: Named;
  readonly price: number;
  readonly defaultInclude: boolean;
  /** At most so many with one trip. */
  readonly most?: number;
  /** Empty means every class. */
  readonly carClassIds: readonly number[];
}

/** Everything an operator sells and its prices: the checked content of one file. */
export interface TariffBook {
  readonly title: string;
  readonly classes: readonly CarClass[];
  readonly providers: readonly BookProvider[];
  readonly areas: readonly TariffArea[];
  readonly services: readonly BookService[];
  readonly tariffs: readonly BookTariff[];
  readonly fares: readonly FixedFare[];
  readonly rules: readonly TariffRule[];
  readonly blackouts: readonly Blackout[];
  readonly partners: readonly PartnerRate[];
  readonly certificates: readonly Certificate[];
  /** Millionths of the second currency for one unit of the first, by `FIRST-SECOND`. */
  readonly rates: Readonly<Record<string, number>>;
  /** `YYYY-MM-DD`. */
  readonly ratesOn: string;
  /** Points of the miles programme per unit of money, millionths, by currency; empty when there is none. */
  readonly miles: Readonly<Partial<Record<Currency, number>>>;
  /** The steps that prices are rounded up to, in minor units; absent when the book does not set them. */
  readonly rounding?: PriceSteps;
}

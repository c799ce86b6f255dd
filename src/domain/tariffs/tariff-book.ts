import type { EndKind } from "#domain/places/place-kind.ts";
import type { CarClass } from "#domain/tariffs/car-class.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import type { Currency, PriceSteps } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";

/** Ground that fares and rules name: `place:a26396`, `area:moscow`, `country:RU` or `anywhere`. */
export type ZoneKey = string;

/** Dates of pick-up, `YYYY-MM-DD`, both included; null is open. */
export interface Validity {
  readonly from: string | null;
  readonly to: string | null;
}

/** A named piece of ground of the operator: a circle, or the polygon imported as an operator's area under the same key. */
export interface TariffArea {
  readonly key: string;
  readonly name: Named;
  readonly circle: { readonly centre: GeoPoint; readonly radiusKm: number } | null;
}

/** Price per kilometre up to a distance; the last band has no end. */
export interface DistanceBand {
  /** End of the band in kilometres from the start of the trip; null is "and all the rest". */
  readonly upToKm: number | null;
  /** Minor units for one kilometre. */
  readonly perKm: number;
}

/** Cars by the hour on a tariff; sums in minor units. */
export interface RentTariff {
  readonly perHour: number;
  readonly minimumHours: number;
  /** Due once for bringing the car. */
  readonly deliveryFee: number;
}

/** How a provider prices one car class from one piece of ground. Sums in minor units of its currency. */
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
  /** The driver's night away, due from this distance on. */
  readonly lodging: { readonly fromKm: number; readonly amount: number } | null;
  /** Hundredths of a percent off the way back of a round trip. */
  readonly roundTripDiscount: number;
  readonly rent: RentTariff | null;
  /** A ride wanted sooner than the lead time, but not sooner than this, for a share more (hundredths of a percent). */
  readonly fastRide: { readonly withinMinutes: number; readonly surcharge: number } | null;
  /** The final sum may change with the route (OPN-144). */
  readonly flexible: boolean;
  readonly terms: Terms;
  readonly valid: Validity;
  /** Line of the operator's file. */
  readonly line: number;
}

/** A price for a ride between two pieces of ground, whatever its length. One direction; both ways are two fares. */
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

/** When a rule applies, in the clock of the start; an empty condition is always true, several must all be. */
export interface RuleTime {
  /** `HH:mm` to `HH:mm`, the end not included; a window may go over midnight. */
  readonly hours: { readonly from: string; readonly to: string } | null;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** `MM-DD` ranges every year or `YYYY-MM-DD` ranges once, both ends included; a yearly range may go over New Year. */
  readonly dates: readonly { readonly from: string; readonly to: string }[];
}

/** What a rule stands for, which is how a page groups and words it. */
export type RuleKind = "night" | "weekday" | "season" | "holiday" | "airport" | "station" | "toll" | "fee" | "discount";

/** An addition to (or deduction from) the price of rides that fit it. */
export interface TariffRule {
  readonly id: number;
  readonly providerId: number;
  readonly kind: RuleKind;
  readonly name: Named;
  /** Higher is looked at first. */
  readonly priority: number;
  /** Of the rules of one group only the first that fits counts; empty is no group. */
  readonly group: string;
  readonly time: RuleTime | null;
  /** The start, the finish, or either end must lie in one of these; empty is everywhere. */
  readonly start: readonly ZoneKey[];
  readonly finish: readonly ZoneKey[];
  readonly either: readonly ZoneKey[];
  /** Empty is every class. */
  readonly carClassIds: readonly number[];
  /** Hundredths of a percent of the ride, or a sum in minor units; below zero is a deduction. */
  readonly effect: { readonly percent: number } | { readonly amount: number };
  readonly valid: Validity;
  readonly line: number;
}

/** Dates on which a provider takes no ride from a piece of ground. */
export interface Blackout {
  readonly providerId: number;
  readonly zone: ZoneKey;
  readonly carClassIds: readonly number[];
  readonly dates: RuleTime["dates"];
  readonly line: number;
}

/** What a partner pays or adds: hundredths of a percent on every price asked for its user id. */
export interface PartnerRate {
  readonly userId: number;
  readonly percent: number;
  /** Points per unit of price that the partner's programme gives (LOY-18), millionths. */
  readonly loyaltyMicro: number;
  readonly line: number;
}

/** A code that takes something off (LOY-04, OPN-073). */
export interface Certificate {
  readonly code: string;
  /** Hundredths of a percent, or minor units of the currency. */
  readonly effect: { readonly percent: number } | { readonly amount: number; readonly currency: Currency };
  readonly valid: Validity;
  readonly line: number;
}

/** Who drives, in the tariff's currency. */
export interface BookProvider {
  readonly id: number;
  readonly name: Named;
  readonly currency: Currency;
  readonly rating: number | null;
  /** No longer in the operator's file, kept for the orders that name it. */
  readonly deleted: boolean;
}

/** An additional service of a provider: child seat, meeting, extra luggage. Price in minor units of the provider's currency. */
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
  /** Empty is every class. */
  readonly carClassIds: readonly number[];
}

/** All an operator sells and for how much: what one file says, checked. */
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
  /** Points of the miles programme per unit of money, millionths, by currency; empty where there is none (LOY-15). */
  readonly miles: Readonly<Partial<Record<Currency, number>>>;
  /** What prices are rounded up to, in minor units; absent in a book that says nothing of it. */
  readonly rounding?: PriceSteps;
}

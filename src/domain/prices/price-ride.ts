import type { EndKind } from "#domain/places/place-kind.ts";
import { fittingRules, type HearRule } from "#domain/prices/fitting-rules.ts";
import { fullPrice } from "#domain/prices/full-price.ts";
import { sumOf, type PriceLine, type RidePrice } from "#domain/prices/price-line.ts";
import { startFee } from "#domain/prices/start-fee.ts";
import type { BookTariff, FixedFare, TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { mulDiv } from "#domain/values/money.ts";

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;

/** One ride to price between two ends; the directions service measured it in whole metres and seconds. */
export interface RideCase {
  readonly metres: number;
  readonly seconds: number;
  readonly startKind: EndKind;
  readonly startZones: readonly ZoneKey[];
  readonly finishZones: readonly ZoneKey[];
  /** On the clock of the start; null until a time is given, and then rules that depend on a time do not apply. */
  readonly pickup: LocalTime | null;
  /** The date that decides the validity of rules until a time is given, `YYYY-MM-DD`. */
  readonly date?: string;
  readonly isWayBack: boolean;
  /** Wanted sooner than the lead time; the caller has already checked that the tariff offers this. */
  readonly fastRide: boolean;
}

/** Everything that prices a ride. */
export interface RidePlan {
  readonly tariff: BookTariff;
  /** Replaces base, distance, time and minimum. */
  readonly fare: FixedFare | null;
  /** At least every rule that could apply; the others are filtered out here. */
  readonly rules: readonly TariffRule[];
  /** Hundredths of a percent of everything before it. */
  readonly partnerPercent: number;
  /** Hears of every rule that does not count. */
  readonly hearRule?: HearRule | undefined;
}

/**
 * Prices a ride line by line in the tariff's currency; undefined when it is too long. A fixed fare ignores the length and
 * includes the start fee and the driver's lodging; rules are still added to it.
 */
export function priceRide(plan: RidePlan, ride: RideCase): RidePrice | undefined {
  const { tariff, fare } = plan;
  if (fare === null && ride.metres > tariff.maxKm * METRES_PER_KM) return undefined;
  return fullPrice(fare === null ? measuredRide(tariff, ride) : [fareLine(fare)], {
    fees: fare === null ? [...startFee(tariff, ride.startKind), ...lodging(tariff, ride.metres)] : [],
    rules: fittingRules(
      plan.rules,
      { ...ride, providerId: tariff.providerId, carClassId: tariff.carClassId },
      plan.hearRule,
    ),
    fastRidePercent: ride.fastRide ? (tariff.fastRide?.surcharge ?? 0) : 0,
    roundTripPercent: ride.isWayBack ? 0 - tariff.roundTripDiscount : 0,
    partnerPercent: plan.partnerPercent,
    source: tariff.line,
  });
}

function fareLine(fare: FixedFare): PriceLine {
  return { kind: "fare", amount: fare.amount, fareId: fare.id, source: fare.line };
}

function measuredRide(tariff: BookTariff, ride: RideCase): readonly PriceLine[] {
  const source = tariff.line;
  const lines: PriceLine[] = tariff.base > 0 ? [{ kind: "base", amount: tariff.base, source }] : [];
  lines.push(...distanceLines(tariff, ride.metres));
  const time = mulDiv(tariff.perMinute, ride.seconds, SECONDS_PER_MINUTE);
  if (time > 0) lines.push({ kind: "time", amount: time, quantity: ride.seconds, source });
  const missing = tariff.minimum - sumOf(lines);
  if (missing > 0) lines.push({ kind: "minimum", amount: missing, source });
  return lines;
}

/** Each band prices its own part of the route and keeps its line even when that part is free. */
function distanceLines(tariff: BookTariff, metres: number): readonly PriceLine[] {
  let start = 0;
  const lines: PriceLine[] = [];
  for (const { upToKm, perKm } of tariff.bands) {
    const end = upToKm === null ? metres : Math.min(metres, upToKm * METRES_PER_KM);
    if (end <= start) continue;
    const quantity = end - start;
    const amount = mulDiv(perKm, quantity, METRES_PER_KM);
    lines.push({ kind: "distance", amount, quantity, source: tariff.line });
    start = end;
  }
  return lines;
}

function lodging(tariff: BookTariff, metres: number): readonly PriceLine[] {
  const due = tariff.lodging;
  if (due === null || metres < due.fromKm * METRES_PER_KM || due.amount === 0) return [];
  return [{ kind: "lodging", amount: due.amount, quantity: metres, source: tariff.line }];
}

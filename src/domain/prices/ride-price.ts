import type { DistanceBand, RideMeasure, Tariff } from "#domain/prices/tariff.ts";
import { mulDiv } from "#domain/values/money.ts";

/** Why a sum is part of a price; each kind has a message `prices.line.<kind>`. */
export type PriceLineKind = "base" | "distance" | "time" | "start-fee" | "minimum" | "rounding";

/** One line of a price: its reason, its sum in minor units, and what was counted. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  readonly amount: number;
  /** Metres for distance lines, seconds for time lines. */
  readonly quantity?: number;
}

/** A ride's price in the tariff's currency: the sum of its lines. */
export interface RidePrice {
  readonly amount: number;
  readonly lines: readonly PriceLine[];
}

/** Prices a ride by a tariff; undefined when the tariff does not serve such a distance. */
export function ridePrice(tariff: Tariff, ride: RideMeasure): RidePrice | undefined {
  if (ride.metres > tariff.maxKm * 1000) return undefined;
  const lines: PriceLine[] = [{ kind: "base", amount: tariff.base }, ...distanceLines(tariff.bands, ride.metres)];
  if (tariff.perMinute > 0) {
    lines.push({ kind: "time", amount: mulDiv(tariff.perMinute, ride.seconds, 60), quantity: ride.seconds });
  }
  const startFee = tariff.startFee[ride.startKind] ?? 0;
  if (startFee > 0) lines.push({ kind: "start-fee", amount: startFee });
  const sum = sumOf(lines);
  if (sum < tariff.minimum) lines.push({ kind: "minimum", amount: tariff.minimum - sum });
  return { amount: sumOf(lines), lines };
}

/** Sum of lines in minor units. */
export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

function distanceLines(bands: readonly DistanceBand[], metres: number): PriceLine[] {
  let start = 0;
  const lines: PriceLine[] = [];
  for (const band of bands) {
    const end = band.upToKm === null ? metres : Math.min(metres, band.upToKm * 1000);
    if (end > start) {
      lines.push({ kind: "distance", amount: mulDiv(band.perKm, end - start, 1000), quantity: end - start });
    }
    start = Math.max(start, end);
  }
  return lines;
}

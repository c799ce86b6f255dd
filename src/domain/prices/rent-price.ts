import type { EndKind } from "#domain/places/place-kind.ts";
import { fittingRules } from "#domain/prices/fitting-rules.ts";
import { fullPrice } from "#domain/prices/full-price.ts";
import type { PriceLine, RidePrice } from "#domain/prices/price-line.ts";
import { startFee } from "#domain/prices/start-fee.ts";
import type { BookTariff, TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { mulDiv } from "#domain/values/money.ts";

const SECONDS_PER_HOUR = 3600;

/** A car wanted by the hour. */
export interface RentCase {
  /** Not the hours due but the hours asked: what is missing to the least number of hours becomes a line of its own. */
  readonly seconds: number;
  readonly startKind: EndKind;
  readonly startZones: readonly ZoneKey[];
  /** In the clock of the start; null while no time is named. */
  readonly pickup: LocalTime | null;
  /** The day that counts for the validity of rules while no time is named, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Hundredths of a percent of all before. */
  readonly partnerPercent: number;
}

/**
 * Prices a car by the hour line by line in the tariff's currency; undefined when the tariff has no hours. Percents of rules
 * are of the hours; a rule that asks for a finish never fits, as there is none.
 */
export function rentPrice(tariff: BookTariff, rules: readonly TariffRule[], input: RentCase): RidePrice | undefined {
  const { rent, line: source } = tariff;
  if (rent === null) return undefined;
  const hours = mulDiv(rent.perHour, input.seconds, SECONDS_PER_HOUR);
  const missing = rent.perHour * rent.minimumHours - hours;
  const lines: PriceLine[] = [{ kind: "hours", amount: hours, quantity: input.seconds, source }];
  if (missing > 0) lines.push({ kind: "minimum", amount: missing, source });
  const delivery: PriceLine[] = rent.deliveryFee > 0 ? [{ kind: "delivery", amount: rent.deliveryFee, source }] : [];
  const { providerId, carClassId } = tariff;
  return fullPrice(lines, {
    fees: [...delivery, ...startFee(tariff, input.startKind)],
    rules: fittingRules(rules, { ...input, providerId, carClassId, finishZones: [] }),
    fastRidePercent: 0,
    roundTripPercent: 0,
    partnerPercent: input.partnerPercent,
    source,
  });
}

import type { EndKind } from "#domain/places/place-kind.ts";
import { fittingRules, type HearRule } from "#domain/prices/fitting-rules.ts";
import { fullPrice } from "#domain/prices/full-price.ts";
import type { PriceLine, RidePrice } from "#domain/prices/price-line.ts";
import { startFee } from "#domain/prices/start-fee.ts";
import type { BookTariff, TariffRule, ZoneKey } from "#domain/tariffs/tariff-book.ts";
import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { mulDiv } from "#domain/values/money.ts";

/** A car wanted by the hour. */
export interface RentCase {
  /** The hours requested, not the hours due: a line of its own makes up the difference to the minimum hours. */
  readonly seconds: number;
  readonly startKind: EndKind;
  readonly startZones: readonly ZoneKey[];
  /** On the clock of the start; null until a time is given. */
  readonly pickup: LocalTime | null;
  /** The date that decides the validity of rules until a time is given, `YYYY-MM-DD`. */
  readonly date?: string;
  /** Hundredths of a percent of everything before it. */
  readonly partnerPercent: number;
}

/**
 * Prices a car by the hour line by line in the tariff's currency; undefined when the tariff has no hourly rate. Percentages
 * of rules apply to the hours; a rule that requires a finish never applies, because a rent has none.
 */
export function rentPrice(
  tariff: BookTariff,
  rules: readonly TariffRule[],
  input: RentCase,
  hearRule?: HearRule,
): RidePrice | undefined {
  const { rent, line: source } = tariff;
  if (rent === null) return undefined;
  const hours = mulDiv(rent.perHour, input.seconds, HOUR_SECONDS);
  const missing = rent.perHour * rent.minimumHours - hours;
  const lines: PriceLine[] = [{ kind: "hours", amount: hours, quantity: input.seconds, source }];
  if (missing > 0) lines.push({ kind: "minimum", amount: missing, source });
  const delivery: PriceLine[] = rent.deliveryFee > 0 ? [{ kind: "delivery", amount: rent.deliveryFee, source }] : [];
  const { providerId, carClassId } = tariff;
  return fullPrice(lines, {
    fees: [...delivery, ...startFee(tariff, input.startKind)],
    rules: fittingRules(rules, { ...input, providerId, carClassId, finishZones: [] }, hearRule),
    fastRidePercent: 0,
    roundTripPercent: 0,
    partnerPercent: input.partnerPercent,
    source,
  });
}

import type { BookTariff, RuleTime, TariffRule, Validity } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";

const DAYS = ["", "mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const SUM_DIGITS = 2;
const MICRO_DIGITS = 6;

/** An integer of so many digits after the point as a decimal text, without zeros at its end. */
export function decimal(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, "0");
  const rest = text.slice(-digits).replace(/0+$/, "");
  return (value < 0 ? "-" : "") + text.slice(0, -digits) + (rest === "" ? "" : `.${rest}`);
}

/** A sum in whole units, as the file writes it. */
export function sum(minor: number): string {
  const text = decimal(minor, SUM_DIGITS);
  return /\.\d$/.test(text) ? `${text}0` : text;
}

/** Hundredths of a percent as the file writes them. */
export function percentage(value: number): string {
  return `${decimal(value, SUM_DIGITS)}%`;
}

/** Millionths as the file writes them. */
export function micro(value: number): string {
  return decimal(value, MICRO_DIGITS);
}

/** What an entry adds or takes off. */
export function effect(value: TariffRule["effect"]): string {
  return "percent" in value ? percentage(value.percent) : sum(value.amount);
}

/** From when to when an entry holds; empty is always. */
export function validity({ from, to }: Validity): string {
  return from === null && to === null ? "" : `${from ?? ""}…${to ?? ""}`;
}

/** Days of a rule or a blackout. */
export function dateRanges(dates: RuleTime["dates"]): string {
  return dates.map(({ from, to }) => (from === to ? from : `${from} - ${to}`)).join(", ");
}

/** The time of a rule, part by part. */
export function timeWords(time: RuleTime | null): Record<string, string> {
  const hours = time?.hours;
  return {
    hours: hours ? `${hours.from}-${hours.to}` : "",
    weekdays: (time?.weekdays ?? []).map((day) => DAYS[day]).join(", "),
    dates: dateRanges(time?.dates ?? []),
  };
}

/** Everything a tariff says, under the names of the file; what is empty is not said. */
export function tariffWords(tariff: BookTariff): Record<string, string> {
  const { lodging, rent, fastRide, terms } = tariff;
  return {
    base: sum(tariff.base),
    bands: tariff.bands
      .map(({ upToKm, perKm }) => `${sum(perKm)}${upToKm === null ? "" : ` up to ${upToKm} km`}`)
      .join(", "),
    "per-minute": sum(tariff.perMinute),
    minimum: sum(tariff.minimum),
    "start-fee": Object.entries(tariff.startFee)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, fee]) => `${kind} ${sum(fee)}`)
      .join(", "),
    stop: sum(tariff.stopFee),
    "max-stops": String(tariff.maxStops),
    "max-km": String(tariff.maxKm),
    lead: String(tariff.leadMinutes),
    lodging: lodging === null ? "" : `${sum(lodging.amount)} from ${lodging.fromKm} km`,
    "round-trip-discount": percentage(tariff.roundTripDiscount),
    rent:
      rent === null
        ? ""
        : `${sum(rent.perHour)} an hour, at least ${rent.minimumHours}, delivery ${sum(rent.deliveryFee)}`,
    "fast-ride":
      fastRide === null ? "" : `${percentage(fastRide.surcharge)} from ${fastRide.withinMinutes} minutes ahead`,
    flexible: String(tariff.flexible),
    terms: termsWords(terms),
    valid: validity(tariff.valid),
    currency: tariff.currency,
  };
}

function termsWords({ freeWaiting, cancellation, delayToleranceMinutes, included }: Terms): string {
  const ladder = cancellation.map(({ minutesBefore, feePercent }) => `${feePercent}% ${minutesBefore} min before`);
  return [
    `waiting ${freeWaiting.airport}/${freeWaiting.station}/${freeWaiting.suburb} min`,
    `cancelling ${ladder.join(", ") || "at the full price"}`,
    `delays of ${delayToleranceMinutes} min`,
    `with ${included.join(", ") || "nothing besides"}`,
  ].join("; ");
}

import { certificateUses } from "#domain/prices/certificate-uses.ts";
import type { BookTariff, Certificate, RuleTime, TariffRule, Validity } from "#domain/tariffs/tariff-book.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import { CURRENCY_DIGITS, type Currency } from "#domain/values/money.ts";
import { listIn, said, sayIn, type SaidValues } from "#server/modules/tariffs/words/said.ts";

const DAYS = ["", "mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const PERCENT_DIGITS = 2;
const MICRO_DIGITS = 6;

/** An integer of so many digits after the point as a decimal text, without zeros at its end. */
export function decimal(value: number, digits: number): string {
  const text = String(Math.abs(value)).padStart(digits + 1, "0");
  const point = text.length - digits;
  const rest = text.slice(point).replace(/0+$/, "");
  return (value < 0 ? "-" : "") + text.slice(0, point) + (rest === "" ? "" : `.${rest}`);
}

/** A sum in whole units, as the file writes it: with all the decimals of its currency or none. */
export function sum(minor: number, currency: Currency): string {
  const digits = CURRENCY_DIGITS[currency];
  const text = decimal(minor, digits);
  const [, rest] = text.split(".");
  return rest === undefined ? text : text + "0".repeat(digits - rest.length);
}

/** Hundredths of a percent as the file writes them. */
export function percentage(value: number): string {
  return `${decimal(value, PERCENT_DIGITS)}%`;
}

/** Millionths as the file writes them. */
export function micro(value: number): string {
  return decimal(value, MICRO_DIGITS);
}

/** What an entry adds or takes off. */
export function effect(value: TariffRule["effect"], currency: Currency): string {
  return "percent" in value ? percentage(value.percent) : sum(value.amount, currency);
}

/** From when to when an entry holds; empty is always. */
export function validity({ from, to }: Validity): string {
  return from === null && to === null ? "" : `${from ?? ""}…${to ?? ""}`;
}

/** How often a certificate holds, as the file writes it; what the file leaves out is told as well. */
export function usesWords(certificate: Certificate): Record<string, string> {
  const { inAll, perEmail } = certificateUses(certificate);
  return { uses: inAll === null ? "any" : String(inAll), "uses-per-email": perEmail === null ? "" : String(perEmail) };
}

/** The same as values of a sentence, where 0 stands for any number. */
export function usesValues(certificate: Certificate): SaidValues {
  const { inAll, perEmail } = certificateUses(certificate);
  return { uses: inAll ?? 0, each: perEmail ?? 0 };
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
export function tariffWords(tariff: BookTariff, locale: Locale): Record<string, string> {
  const { currency } = tariff;
  return {
    base: sum(tariff.base, currency),
    bands: listIn(
      locale,
      tariff.bands.map(({ upToKm, perKm }) =>
        upToKm === null
          ? said("tariffs.entry.last-band", { sum: sum(perKm, currency) })
          : said("tariffs.entry.band", { sum: sum(perKm, currency), km: upToKm }),
      ),
    ),
    "per-minute": sum(tariff.perMinute, currency),
    minimum: sum(tariff.minimum, currency),
    "start-fee": Object.entries(tariff.startFee)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([kind, fee]) => `${kind} ${sum(fee, currency)}`)
      .join(", "),
    stop: sum(tariff.stopFee, currency),
    "max-stops": String(tariff.maxStops),
    "max-km": String(tariff.maxKm),
    lead: String(tariff.leadMinutes),
    lodging: lodgingWords(tariff, locale),
    "round-trip-discount": percentage(tariff.roundTripDiscount),
    rent: rentWords(tariff, locale),
    "fast-ride": fastRideWords(tariff, locale),
    flexible: String(tariff.flexible),
    terms: termsWords(tariff.terms, locale),
    valid: validity(tariff.valid),
    currency,
  };
}

function lodgingWords({ lodging, currency }: BookTariff, locale: Locale): string {
  if (lodging === null) return "";
  return sayIn(locale, said("tariffs.entry.lodging", { sum: sum(lodging.amount, currency), km: lodging.fromKm }));
}

function rentWords({ rent, currency }: BookTariff, locale: Locale): string {
  if (rent === null) return "";
  const values = {
    sum: sum(rent.perHour, currency),
    hours: rent.minimumHours,
    delivery: sum(rent.deliveryFee, currency),
  };
  const { kmPerHour: km, extraKm, extraQuarter } = rent;
  return listIn(locale, [
    said("tariffs.entry.rent", values),
    ...(km === undefined ? [] : [said("tariffs.entry.rent-km", { km })]),
    ...(extraKm === undefined ? [] : [said("tariffs.entry.rent-extra-km", { sum: sum(extraKm, currency) })]),
    ...(extraQuarter === undefined
      ? []
      : [said("tariffs.entry.rent-extra-quarter", { sum: sum(extraQuarter, currency) })]),
  ]);
}

function fastRideWords({ fastRide }: BookTariff, locale: Locale): string {
  if (fastRide === null) return "";
  const values = { percent: percentage(fastRide.surcharge), minutes: fastRide.withinMinutes };
  return sayIn(locale, said("tariffs.entry.fast-ride", values));
}

function termsWords({ freeWaiting, cancellation, delayToleranceMinutes, included }: Terms, locale: Locale): string {
  const steps = cancellation.map(({ minutesBefore: minutes, feePercent: percent }) =>
    said("tariffs.entry.cancellation-step", { percent, minutes }),
  );
  const ladder = listIn(locale, steps) || sayIn(locale, said("tariffs.entry.no-cancellation"));
  const services = included.join(", ") || sayIn(locale, said("tariffs.entry.nothing-included"));
  return sayIn(
    locale,
    said("tariffs.entry.terms", {
      waiting: `${freeWaiting.airport}/${freeWaiting.station}/${freeWaiting.suburb}`,
      ladder,
      delay: delayToleranceMinutes,
      services,
    }),
  );
}

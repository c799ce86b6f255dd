import { HOUR_SECONDS } from "#domain/values/hour-seconds.ts";
import type { Locale } from "#domain/values/locale.ts";
import { shownDigits, toMajor, type Currency } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatMoney } from "#i18n/format-money.ts";
import { groundName, type GroundNames } from "#server/modules/prices/lines/ground-name.ts";
import type { LineEntry } from "#server/modules/prices/lines/line-entry.ts";
import { say } from "#server/say.ts";

const METRES_PER_KM = 1000;
const SECONDS_PER_MINUTE = 60;

/** Percentages are kept in hundredths. */
const PERCENT_SCALE = 100;

/** Decimals of a kilometre, down to the metre; with fewer the traveller could not check the sum. */
const KM_DIGITS = 3;
const MINUTE_DIGITS = 2;

/** The title of a line: rules are named by the operator, everything else by us. */
export function lineTitle(entry: LineEntry, names: GroundNames, locale: Locale): string {
  const { line, tariff } = entry;
  if (line.name !== undefined) return nameIn(line.name, locale);
  if (entry.folded !== undefined && entry.folded > 1) {
    return say(locale, entry.hours ? "prices.line.hours" : "wire.line.ride");
  }
  switch (line.kind) {
    case "fare":
      return fareTitle(entry, names, locale);
    case "distance":
      return distanceTitle(entry, locale);
    case "minimum":
      return minimumTitle(entry, locale);
    case "lodging":
      return tariff?.lodging
        ? say(locale, "wire.line.lodging", { km: tariff.lodging.fromKm })
        : say(locale, "prices.line.lodging");
    default:
      return say(locale, `prices.line.${line.kind}`);
  }
}

/** The quantity and the rate of a line, `38.4 km × 45 ₽`; null for a plain sum. */
export function lineQuantity(entry: LineEntry, locale: Locale): string | null {
  const { line, tariff, band, folded, rate } = entry;
  const { kind, quantity, percent } = line;
  if (folded !== undefined && (folded > 1 || quantity === undefined)) return null;
  // The partner's share is between the partner and the operator.
  if (kind === "partner") return null;
  if (percent !== undefined) {
    const number = new Intl.NumberFormat(locale, { signDisplay: "exceptZero", maximumFractionDigits: 2 });
    return say(locale, "wire.line.percent", { percent: number.format(percent / PERCENT_SCALE) });
  }
  if (quantity === undefined) return sumOfTariff(entry, locale);
  const count = (unit: number, digits: number): string =>
    new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(quantity / unit);
  const at = (counted: string, rate: number | undefined): string =>
    tariff === undefined || rate === undefined || rate === 0 || folded !== undefined
      ? counted
      : say(locale, "wire.line.times", { counted, rate: moneyWords(rate, tariff.currency, locale) });
  switch (kind) {
    case "distance":
      return at(say(locale, "wire.line.km", { count: count(METRES_PER_KM, KM_DIGITS) }), band?.perKm);
    case "lodging":
      return say(locale, "wire.line.km", { count: count(METRES_PER_KM, 1) });
    case "time":
      return at(
        say(locale, "wire.line.minutes", { count: count(SECONDS_PER_MINUTE, MINUTE_DIGITS) }),
        tariff?.perMinute,
      );
    case "hours": {
      const counted = say(locale, "wire.line.hours", { count: quantity / HOUR_SECONDS });
      if (rate === undefined) return at(counted, tariff?.rent?.perHour);
      return rate === null
        ? counted
        : say(locale, "wire.line.times", { counted, rate: moneyWords(rate.amount, rate.currency, locale) });
    }
    default:
      return null;
  }
}

/** The sum in the operator's own currency, shown next to a converted one. */
function sumOfTariff({ line, tariff, fare, rule, isConverted }: LineEntry, locale: Locale): string | null {
  if (tariff === undefined || !isConverted) return null;
  const sums: Partial<Record<typeof line.kind, number | undefined>> = {
    base: tariff.base,
    fare: fare?.amount,
    delivery: tariff.rent?.deliveryFee,
    rule: rule && "amount" in rule.effect ? rule.effect.amount : undefined,
  };
  const sum = sums[line.kind];
  return sum === undefined
    ? null
    : say(locale, "wire.line.tariff-sum", { sum: moneyWords(sum, tariff.currency, locale) });
}

function fareTitle({ fare }: LineEntry, names: GroundNames, locale: Locale): string {
  const from = fare && groundName(fare.from, names, locale);
  const to = fare && groundName(fare.to, names, locale);
  return from === undefined || to === undefined
    ? say(locale, "prices.line.fare")
    : say(locale, "wire.line.fare", { from, to });
}

/** Bands are named by where they lie; a tariff with a single rate needs no such name. */
function distanceTitle({ tariff, band }: LineEntry, locale: Locale): string {
  if (band === undefined || tariff?.bands.length === 1) return say(locale, "prices.line.distance");
  const { fromKm: from, upToKm: to } = band;
  if (to === null) return say(locale, "wire.line.distance.beyond", { from });
  return from === 0
    ? say(locale, "wire.line.distance.first", { to })
    : say(locale, "wire.line.distance.between", { from, to });
}

/** The minimum is a sum for a ride and hours for a rent; a sum below zero is only raised to zero. */
function minimumTitle({ tariff, hours }: LineEntry, locale: Locale): string {
  if (tariff !== undefined && hours && tariff.rent) {
    return say(locale, "wire.line.minimum.hours", { count: tariff.rent.minimumHours });
  }
  return tariff === undefined || hours || tariff.minimum === 0
    ? say(locale, "prices.line.minimum")
    : say(locale, "wire.line.minimum", { sum: moneyWords(tariff.minimum, tariff.currency, locale) });
}

/** A sum formatted for a sentence. */
function moneyWords(amount: number, currency: Currency, locale: Locale): string {
  const sum = toMajor(amount, currency);
  return formatMoney(sum, currency, locale, shownDigits(sum, currency));
}

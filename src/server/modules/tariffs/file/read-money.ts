import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import { CURRENCY_DIGITS, RATE_SCALE, toMajor, type Currency } from "#domain/values/money.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { micro, sumOf } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { CURRENCY, DATE } from "#server/modules/tariffs/kinds/text-kinds.ts";
import { Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";

const RATE_MAX = 1_000_000;
const MILES_MAX = 10_000;
/** In whole units; of no currency a higher step is meant. */
const STEP_MAX = 10_000;

const RATE = micro(RATE_MAX);
const MILES = micro(MILES_MAX);

function stepOf(currency: Currency): ValueKind<number> {
  return {
    blank: 1,
    read(text) {
      const step = sumOf(currency).read(text);
      if (step instanceof Wrong || (step > 0 && toMajor(step, currency) <= STEP_MAX)) return step;
      return new Wrong("tariffs.value.above-zero-to", { max: STEP_MAX });
    },
  };
}

/** What a file says of money as such; prices in a currency without a rate cannot be told in another. */
export interface MoneyPart extends Pick<TariffBook, "rates" | "ratesOn" | "miles" | "rounding"> {
  readonly currencies: ReadonlySet<Currency>;
}

/** The exchange rates of a file, all from one base, the points for money spent, and what prices are rounded up to. */
export function readMoney(root: Fields): MoneyPart {
  const fields = root.map("rates", ["on", "base", "to"]);
  if (fields === undefined) root.missing("rates");
  const base = fields?.need("base", CURRENCY) ?? CURRENCY.blank;
  const rates: Record<string, number> = {};
  for (const { name, value, line } of fields?.pairs("to", CURRENCY, () => RATE) ?? []) {
    if (name === base && value !== RATE_SCALE) root.problem("rates", "tariffs.file.base-rate", { line, base });
    if (name !== base) rates[`${base}-${name}`] = value;
  }
  const currencies = new Set([base, ...Object.keys(rates).map((pair) => pair.slice(base.length + 1) as Currency)]);
  for (const currency of Object.keys(CURRENCY_DIGITS) as Currency[]) {
    if (currencies.has(currency) || fields === undefined) continue;
    if (currency === "RUB") root.problem("rates", "tariffs.file.no-rouble-rate");
    else root.warning("rates", "tariffs.file.no-rate-warning", { currency });
  }
  const miles: Partial<Record<Currency, number>> = {};
  for (const { name, value } of root.pairs("miles", CURRENCY, () => MILES)) miles[name] = value;
  const ratesOn = fields?.need("on", DATE) ?? DATE.blank;
  const rounding: Partial<Record<Currency, number>> = {};
  for (const { name, value } of root.pairs("rounding", CURRENCY, stepOf)) rounding[name] = value;
  // A book that says nothing of it stays just what it was before there was such a part.
  return { rates, ratesOn, miles, currencies, ...(root.has("rounding") ? { rounding } : {}) };
}

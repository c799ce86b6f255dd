import type { Static } from "typebox";
import type { getMiles } from "#contract/prices/bonus.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { bonusDigits, isBonusNumber } from "#domain/prices/bonus-number.ts";
import { milesFor } from "#domain/prices/miles.ts";
import type { Locale } from "#domain/values/locale.ts";
import { fromMajor, isCurrency } from "#domain/values/money.ts";
import type { PricesStation } from "#server/modules/prices/station.ts";
import { Refusal } from "#server/refusal.ts";
import { say } from "#server/say.ts";

/** Miles are counted in roubles unless the call names a currency, whatever the language. */
const DEFAULT_CURRENCY = "RUB";

/** The miles for a price, with a sentence about them; zero and the reason without a number or a programme. */
export async function milesOf(
  prices: PricesStation,
  { priority_s7: number = "", price, currency = DEFAULT_CURRENCY }: Static<typeof getMiles.query>,
  locale: Locale,
): Promise<EndpointResult<typeof getMiles>> {
  const bonusNumber = bonusDigits(number);
  if (!isBonusNumber(bonusNumber)) throw new Refusal("bonus-number-wrong");
  const code = currency.toUpperCase();
  const { book } = await prices.book();
  const pointsMicro = isCurrency(code) ? book.miles[code] : undefined;
  if (!isCurrency(code) || pointsMicro === undefined)
    return { message: say(locale, "wire.miles.no-programme"), value: 0 };
  const amount = fromMajor(price, code);
  if (amount === undefined) throw new Refusal("malformed", { words: { where: "query/price" } });
  if (bonusNumber === "") return { message: say(locale, "wire.miles.no-number"), value: 0 };
  const value = milesFor({ amount, currency: code }, pointsMicro);
  return { message: say(locale, "wire.miles.value", { count: value }), value };
}

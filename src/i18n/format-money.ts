import type { FormatLocale } from "#i18n/format.ts";

/** Narrow no-break space between thousands. */
export const THIN_SPACE = "\u202F";

const NO_BREAK_SPACE = "\u00A0";

/** Currencies shown with a sign; any other shows its code. */
const SIGNS: Readonly<Record<string, string>> = {
  RUB: "₽",
  USD: "$",
  EUR: "€",
  GBP: "£",
  CNY: "¥",
  INR: "₹",
};

/** How a language writes sums. */
const WRITING = {
  ru: {
    thousands: THIN_SPACE,
    decimal: ",",
    // Onest draws the thin space so narrow that a sign would touch the digits.
    money: (number: string, sign: string | undefined, code: string) => `${number}${NO_BREAK_SPACE}${sign ?? code}`,
  },
  en: {
    thousands: ",",
    decimal: ".",
    // An English sign leads; that of roubles follows, as whoever writes of Russia in English has it.
    money: (number: string, sign: string | undefined, code: string) => {
      if (code === "RUB") return `${number}${NO_BREAK_SPACE}₽`;
      return sign === undefined ? `${code}${NO_BREAK_SPACE}${number}` : `${sign}${number}`;
    },
  },
} satisfies Record<FormatLocale, unknown>;

/** The sign of a currency; undefined for one that is shown by its code. */
export function currencySign(currency: string): string | undefined {
  return SIGNS[currency];
}

/** An amount in whole units with its currency and this many decimals: `1 890 ₽`, `€45`, in English `1,890 ₽`. */
export function formatMoney(amount: number, currency: string, locale: FormatLocale, digits: number): string {
  const [whole = "", fraction] = Math.abs(amount).toFixed(digits).split(".");
  const minus = amount < 0 ? "−" : "";
  const { thousands, decimal, money } = WRITING[locale];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
  const number = fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
  return minus + money(number, SIGNS[currency], currency);
}

import type { Locale } from "#domain/values/locale.ts";

/** How tables of a language are written: what divides cells there, and what the parts of a number. */
const WRITING: Readonly<Record<Locale, { readonly comma: string; readonly point: string }>> = {
  ru: { comma: ";", point: "," },
  en: { comma: ",", point: "." },
};

/** A spreadsheet would reckon a text that begins so. */
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

/** A table that spreadsheets of a language open, with numbers as numbers, and with texts that they do not take for formulas. */
export function csvOf(rows: readonly (readonly (string | number)[])[], locale: Locale): string {
  const { comma, point } = WRITING[locale];
  const cell = (value: string | number) => {
    const text = typeof value === "number" ? String(value).replace(".", point) : value.replace(FORMULA, "'$&");
    return [comma, '"', "\n", "\r"].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(comma)}\r\n`).join("")}`;
}

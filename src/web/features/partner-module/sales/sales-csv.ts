import type { PartnerStatement } from "#contract/partner-statement.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Page } from "#web/page/page.tsx";

type SoldTrip = PartnerStatement["trips"][number];

const COLUMNS = [
  "order_id",
  "day",
  "time",
  "start",
  "finish",
  "car_class",
  "state",
  "currency",
  "price",
  "kept",
  "share",
] as const satisfies readonly (keyof SoldTrip)[];

/** How tables of a language are written: what divides cells there, and what the parts of a number. */
const WRITING: Readonly<Record<Locale, { readonly comma: string; readonly point: string }>> = {
  ru: { comma: ";", point: "," },
  en: { comma: ",", point: "." },
};

/** A spreadsheet would reckon a text that begins so. */
const FORMULA = /^[=+\-@\t\r]/;

/** The rides of a statement as a table that spreadsheets of its reader's language open, with sums as numbers. */
export function salesCsv(trips: readonly SoldTrip[], { t, locale }: Pick<Page, "t" | "locale">): string {
  const { comma, point } = WRITING[locale];
  const cell = (value: string | number) => {
    const text = typeof value === "number" ? String(value).replace(".", point) : value.replace(FORMULA, "'$&");
    return [comma, '"', "\n", "\r"].some((sign) => text.includes(sign)) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const head = COLUMNS.map((name) => t(`accounts.sales.csv.${name}`));
  const rows = trips.map((trip) =>
    COLUMNS.map((name) => (name === "state" ? t(`accounts.sales.state.${trip.state}`) : trip[name])),
  );
  // The mark at the beginning tells spreadsheets that the letters are UTF-8.
  return `\uFEFF${[head, ...rows].map((row) => `${row.map(cell).join(comma)}\r\n`).join("")}`;
}

import type { PartnerStatement } from "#contract/reports/partner-statement.ts";
import { csvOf } from "#domain/values/csv-of.ts";
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

/** The rides of a statement as a table that spreadsheets of its reader's language open, with sums as numbers. */
export function salesCsv(trips: readonly SoldTrip[], { t, locale }: Pick<Page, "t" | "locale">): string {
  const head = COLUMNS.map((name) => t(`accounts.sales.csv.${name}`));
  const rows = trips.map((trip) =>
    COLUMNS.map((name) => (name === "state" ? t(`accounts.sales.state.${trip.state}`) : trip[name])),
  );
  return csvOf([head, ...rows], locale);
}

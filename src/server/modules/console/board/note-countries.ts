import type { Kysely } from "kysely";
import type { Tables } from "#server/database/tables.ts";
import { addJob } from "#server/events.ts";
import { findCountryless, setCountry } from "#server/modules/console/board/board-countries.repository.ts";
import type { OrderSources } from "#server/modules/orders/index.ts";

/** Job that says of trips of before in which country they begin. */
export const COUNTRIES_JOB = "note_trip_countries";

/** So many trips at once: the lane has other work, and whoever looks at them hears of each. */
const BATCH = 500;

/** Says it of some of them by the places at which they begin, and goes on with the next; a place that nobody knows any more says nothing. */
export async function noteCountries(
  { db, gazetteer }: { readonly db: Kysely<Tables>; readonly gazetteer: Pick<OrderSources["gazetteer"], "byNumber"> },
  most = BATCH,
): Promise<void> {
  let left = most;
  for (const place of await findCountryless(db)) {
    const country = gazetteer.byNumber(place)?.country ?? "";
    if (country !== "" && left > 0) left -= await setCountry(db, { place, country, most: left });
  }
  if (left <= 0) await planCountries(db);
}

/** Plans the look for trips without a country; there is only one at a time. */
export async function planCountries(db: Kysely<Tables>): Promise<void> {
  await db.transaction().execute((trx) => addJob(trx, COUNTRIES_JOB, {}, { key: COUNTRIES_JOB }));
}

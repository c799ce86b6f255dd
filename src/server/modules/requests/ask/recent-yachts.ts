import type { findRecentYachts } from "#contract/requests/new-requests.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { YACHT_CARD_AGE_DAYS, YACHT_CARDS_SHOWN, yachtCardsIn } from "#domain/yachts/yacht-cards.ts";
import type { RequestsToLeave } from "#server/modules/requests/ask/leave-request.ts";
import { cityOfPlace } from "#server/modules/requests/ask/request-yacht.ts";
import { findYachtsBefore } from "#server/modules/requests/store/requests.repository.ts";

/**
 * What others asked for a while ago, as far as it names one of our cities: a place that somebody typed may tell who it was. Too few to
 * choose from are none.
 */
export async function recentYachts(
  { db, clock }: RequestsToLeave,
  locale: Locale,
): Promise<EndpointResult<typeof findRecentYachts>> {
  const asked = await findYachtsBefore(db, new Date(clock() - YACHT_CARD_AGE_DAYS * DAY_MS));
  const known = asked.flatMap(({ place, hours, guests }) => {
    const city = cityOfPlace(place);
    return city === undefined ? [] : [{ city, hours, guests }];
  });
  const cards = yachtCardsIn(known, locale);
  return cards.length < YACHT_CARDS_SHOWN ? [] : [...cards];
}

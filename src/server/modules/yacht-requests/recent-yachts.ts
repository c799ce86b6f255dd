import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { findRecentYachts } from "#contract/yacht-requests.ts";
import { DAY_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { YACHT_CARD_AGE_DAYS, YACHT_CARDS_SHOWN, yachtCardsIn } from "#domain/yachts/yacht-cards.ts";
import { cityOfPlace } from "#server/modules/yacht-requests/city-of-place.ts";
import type { YachtRequests } from "#server/modules/yacht-requests/request-yacht.ts";
import { findYachtsBefore } from "#server/modules/yacht-requests/yacht-requests.repository.ts";

/**
 * What others asked for a while ago, as far as it names one of our cities: a place that somebody typed may tell who it was. Too few to
 * choose from are none.
 */
export async function recentYachts(
  { db, clock }: YachtRequests,
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

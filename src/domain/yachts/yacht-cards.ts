import type { Locale } from "#domain/values/locale.ts";
import { yachtCountriesIn, type YachtCity } from "#domain/yachts/yacht-places.ts";

/** A trip by yacht as the cards tell it: nothing in it names anybody. */
export type YachtCard = { readonly city: YachtCity; readonly hours: number; readonly guests: number };

/** So many cards are shown (YAC-09); fewer trips are too few to show. */
export const YACHT_CARDS_SHOWN = 6;

/** A request is shown to others once it is this old, so that nobody can tell whose it is by when it appears. */
export const YACHT_CARD_AGE_DAYS = 14;

/** The different cards among these that a language offers (YAC-04). */
export function yachtCardsIn<Card extends YachtCard>(cards: readonly Card[], locale: Locale): readonly Card[] {
  const offered: ReadonlySet<string> = new Set(yachtCountriesIn(locale).flatMap(({ cities }) => cities));
  const different = new Map(cards.map((card) => [`${card.city} ${card.hours} ${card.guests}`, card]));
  return [...different.values()].filter(({ city }) => offered.has(city));
}

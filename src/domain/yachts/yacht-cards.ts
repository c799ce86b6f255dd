import type { Locale } from "#domain/values/locale.ts";
import { yachtCountriesIn, type YachtCity } from "#domain/yachts/yacht-places.ts";

/** A trip by yacht as the cards tell it: nothing in it names anybody. */
export type YachtCard = { readonly city: YachtCity; readonly hours: number; readonly guests: number };

/** So many cards are shown; fewer trips are too few to show. */
export const YACHT_CARDS_SHOWN = 6;

/** A request is shown to others once it is this old, so that nobody can tell whose it is by when it appears. */
export const YACHT_CARD_AGE_DAYS = 14;

/** What stands on the cards while too few have asked: examples, and called so. */
export const YACHT_EXAMPLES: readonly YachtCard[] = [
  { city: "dubai", hours: 4, guests: 10 },
  { city: "bodrum", hours: 8, guests: 6 },
  { city: "sochi", hours: 3, guests: 8 },
  { city: "istanbul", hours: 2, guests: 12 },
  { city: "kotor", hours: 6, guests: 4 },
  { city: "saint-petersburg", hours: 2, guests: 6 },
  { city: "gocek", hours: 8, guests: 8 },
  { city: "abu-dhabi", hours: 3, guests: 7 },
  { city: "budva", hours: 5, guests: 5 },
  { city: "moscow", hours: 3, guests: 20 },
  { city: "marmaris", hours: 6, guests: 9 },
  { city: "tivat", hours: 4, guests: 2 },
];

/** The different cards among these that a language offers. */
export function yachtCardsIn<Card extends YachtCard>(cards: readonly Card[], locale: Locale): readonly Card[] {
  const offered: ReadonlySet<string> = new Set(yachtCountriesIn(locale).flatMap(({ cities }) => cities));
  const different = new Map(cards.map((card) => [`${card.city} ${card.hours} ${card.guests}`, card]));
  return [...different.values()].filter(({ city }) => offered.has(city));
}

/** Draws the cards of a page by chance, a number from 0 up to 1 for each. */
export function drawYachtCards<Card extends YachtCard>(cards: readonly Card[], chance: () => number): readonly Card[] {
  const left = [...cards];
  return Array.from({ length: Math.min(YACHT_CARDS_SHOWN, left.length) }).flatMap(() =>
    left.splice(Math.floor(chance() * left.length), 1),
  );
}

import { SUGGESTION_LIMIT } from "#contract/places.ts";
import type { Place } from "#domain/places/place.ts";
import { addressMarks } from "#domain/places/typed-address.ts";
import { typedPoint } from "#domain/places/typed-point.ts";
import { allNames } from "#domain/values/named.ts";
import type { Hit } from "#server/gazetteer/gazetteer.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKeyMash } from "#server/gazetteer/names/key-mash.ts";
import { otherKeyboard } from "#server/gazetteer/names/other-keyboard.ts";
import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { codeBesideTerminal, readWords } from "#server/gazetteer/names/word-kinds.ts";
import { placeAtPin, type PointGround } from "#server/modules/places/pinned-place.ts";
import { placeQuery, type PlaceSearch } from "#server/modules/places/place-query.ts";
import { typedAddresses, type AddressGround } from "#server/modules/places/typed-addresses.ts";

/** A hit this good needs no other reading of its words; a lesser one follows the text as an address. */
const SURE_SCORE = 11;
const LIKELY_SCORE = 9.5;
/** A shorter text on the other keyboard may be anything. */
const OTHER_KEYBOARD_LETTERS = 6;
/** Signs where letters were are no text of anybody: the keyboard was not the other one. */
const NO_TEXT = /[[\]{};<>`]/u;

/**
 * Finds places for a typed text: hotels and houses we know, then the text as an address of the town it names, then towns,
 * airports and stations; for coordinates the point they name. A text that can only be an address brings nothing that merely
 * sounds alike.
 */
export function searchPlaces(ground: PointGround, search: PlaceSearch, minLength: number): Place[] {
  const point = typedPoint(search.term);
  if (point !== undefined) return placeAtPin(ground, point, search.locale);
  const found = searchAsTyped(ground, search, minLength);
  if (found.length > 0 || (search.term.match(/\p{L}/gu) ?? []).length < OTHER_KEYBOARD_LETTERS) return found;
  // A hotel or an address may have been typed with the keyboard left on the other alphabet, as a town may; then it is there
  // beyond doubt, because any text has a reading there and something far away that sounds a little like it.
  const term = otherKeyboard(search.term);
  if (NO_TEXT.test(term) || isKeyMash(search.term)) return [];
  const { isStreet, isLodging } = addressMarks(term);
  // Any letters beside the name of a village would be an address there.
  return searchAsTyped(ground, { ...search, term }, minLength, SURE_SCORE).filter(
    ({ id }) => isStreet || isLodging || !id.startsWith("f"),
  );
}

function searchAsTyped(ground: AddressGround, search: PlaceSearch, minLength: number, leastScore = -Infinity): Place[] {
  const query = placeQuery(ground.gazetteer, search, minLength);
  if (query === undefined) return [];
  const words = foldWords(search.term);
  const typed = typedAddresses(ground, search);
  const isAddress = addressMarks(search.term).isStreet || typed.isCertain;
  // Beside an address only what has every word is meant, so nothing is looked for that sounds alike; but one digit may be
  // the terminal of an airport.
  const isSpelt = isAddress && (hasHouseNumber(search.term) || !/\d/.test(search.term));
  const hits = ground.gazetteer.search({ ...query, isSpelt }).filter(({ score }) => score >= leastScore);
  // A code with a terminal beside it is no street and no house.
  const beside = codeBesideTerminal(search.term);
  const isHubAlone = beside?.isCertain === true && hits.some(({ place }) => place.iata === beside.code.toUpperCase());
  if (isHubAlone) return hits.map(({ place }) => place).slice(0, SUGGESTION_LIMIT);
  const meant = isAddress ? hits.filter((hit) => isMeant(hit, words)) : hits;
  const [spots, areas] = [meant.filter(({ place }) => isSpot(place)), meant.filter(({ place }) => !isSpot(place))];
  const isSure = meant.some(isSureHit);
  const isKnown = words.length > 1 && (spots.some(isSureHit) || (areas.some(isHub) && !hasHouseNumber(search.term)));
  const hasAddress = typed.places.length > 0 && !isKnown && (typed.isCertain || !isSure);
  if (!hasAddress) return meant.map(({ place }) => place).slice(0, SUGGESTION_LIMIT);
  // An address leaves no room for guesses.
  const isLikely = ({ score }: Hit): boolean => score >= LIKELY_SCORE;
  const [likely, others] = [spots.filter(isLikely), spots.filter((hit) => !isLikely(hit))];
  const placesOf = (some: readonly Hit[]): Place[] => some.map(({ place }) => place);
  const known = [...placesOf(likely), ...typed.places, ...placesOf(others), ...(isSure ? placesOf(areas) : [])];
  return known.slice(0, SUGGESTION_LIMIT);
}

function isSureHit({ score }: Hit): boolean {
  return score >= SURE_SCORE;
}

function isSpot(place: Place): boolean {
  return place.kind === "hotel" || place.kind === "other";
}

/** Whether a hit has what was typed: every word, or for an airport, a station or a town every word that is no number. */
function isMeant({ place }: Hit, typed: readonly string[]): boolean {
  if (isSpot(place)) return true;
  const { words } = readWords(typed);
  const named = words.filter((word) => !/\d/.test(word));
  if (named.length === 0) return false;
  const isWhole = allNames(place.name).some((name) => foldName(name) === named.join(""));
  const codes = [place.iata, place.icao].flatMap((code) => foldWords(code ?? ""));
  const own = [...allNames(place.name).flatMap(foldWords), ...surroundings(place), ...codes];
  const fits = (word: string): boolean => own.some((other) => other.startsWith(word));
  return isWhole || (isHub({ place }) ? named.every(fits) : words.every(fits));
}

/** "Heathrow 5" is a terminal; no airport has a thirteenth. */
function hasHouseNumber(term: string): boolean {
  return (term.match(/\d+/g) ?? []).some((number) => number.length > 1);
}

function isHub({ place }: Pick<Hit, "place">): boolean {
  return place.kind === "airport" || place.kind === "station";
}

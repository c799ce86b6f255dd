import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKindWord } from "#server/gazetteer/names/word-kinds.ts";
import { MATCH, posting, postingRow, writePlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import type { PlaceRow } from "#server/gazetteer/pack/place-row.ts";
import type { PlaceStore } from "#server/gazetteer/pack/place-store.ts";

const KEY_MAX_LENGTH = 40;
/** Smallest town that is found by the name of its region. */
const REGION_TOWN_WEIGHT = 20_000;

type Match = (typeof MATCH)[keyof typeof MATCH];

/** Every key by which a place is found, with the strongest way in which the key belongs to it. */
function keysOf(row: PlaceRow): Map<string, Match> {
  const keys = new Map<string, Match>();
  const add = (key: string, match: Match): void => {
    if (key !== "" && match < (keys.get(key) ?? Infinity)) keys.set(key, match);
  };
  const addName = (name: string, whole: Match, word: Match): void => {
    const words = foldWords(name);
    add(words.join("").slice(0, KEY_MAX_LENGTH), whole);
    if (words.length > 1) for (const part of words) if (!isKindWord(part)) add(part, word);
  };
  addName(row.name.en, MATCH.name, MATCH.nameWord);
  addName(row.name.ru, MATCH.name, MATCH.nameWord);
  for (const name of row.alternates) addName(name, MATCH.alternate, MATCH.alternateWord);
  if (row.kind === "airport" || row.kind === "station") {
    addName(row.near.en, MATCH.town, MATCH.townWord);
    addName(row.near.ru, MATCH.town, MATCH.townWord);
  } else if (row.weight >= REGION_TOWN_WEIGHT) {
    add(foldName(row.near.en), MATCH.region);
    add(foldName(row.near.ru), MATCH.region);
  }
  return keys;
}

/** Builds the search index of a data pack; it takes seconds, so it is done when the pack is built. */
export function buildPlaceIndex(store: PlaceStore, stamp: number): Buffer {
  const postings = new Map<string, number[]>();
  for (let at = 0; at < store.size; at += 1) {
    for (const [key, match] of keysOf(store.row(at))) {
      const list = postings.get(key);
      if (list) list.push(posting(at, match));
      else postings.set(key, [posting(at, match)]);
    }
  }
  for (const list of postings.values()) list.sort((a, b) => postingRow(a) - postingRow(b));
  return writePlaceIndex(
    [...postings].sort(([a], [b]) => (a < b ? -1 : 1)),
    stamp,
  );
}

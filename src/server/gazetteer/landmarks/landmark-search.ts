import type { Place } from "#domain/places/place.ts";
import { distanceKm } from "#domain/values/geo-point.ts";
import type { Gazetteer, Hit, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import type { Landmark } from "#server/gazetteer/landmarks/landmark-table.ts";
import { isTradeWord, landmarkWords, type LandmarkWords } from "#server/gazetteer/landmarks/landmark-words.ts";
import { typingSlips } from "#server/gazetteer/landmarks/typing-slips.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKindWord, readWords } from "#server/gazetteer/names/word-kinds.ts";
import { otherEndBonus } from "#server/gazetteer/search/other-end.ts";

/** Shorter texts begin too many names. */
const TERM_MIN_LENGTH = 3;
const WORDS_MAX = 8;
/** Words between the names that say nothing; as typed, because a folded "в" is the W of a hotel. */
const IDLE = new Set("the a of и в на до из от by and".split(" "));
const NO_LETTERS = /[^\p{L}\p{M}\p{N}'’]+/u;

/** What one typed word is worth on a name, as in `place-ranking.ts`; a begun one also by the share that was typed. */
const WORD = { whole: 7.6, begun: 3.5, share: 2, slip: 4.4 } as const;
/** The same word on the town or country around is worth this share of it. */
const AROUND_SHARE = 0.72;
/** "Grand" or "Resort" is part of so many names that it is worth less. */
const COMMON_COST = 2;
/** A name that was typed in full, beside the town or without it, is worth as much as a town's whole name. */
const WHOLE_NAME = 2.3;
const AS_TYPED = 1.4;
/** "Hotel Kemer" asks for the hotels there, behind the town and behind those with its name. */
const TOWN_ALONE = -1;
const HOTEL_BONUS = 5.5;
/** A word that is the name of a place this near says where a hotel is as well as its town does. */
const NEAR_KM = 30;
const BESIDE_KM = 8;

/** How a word that is part of no name of a landmark goes with it. */
type Stray = "beside" | "near" | "elsewhere" | "unknown";

/** One typed word, and the known words that differ from it by a slip. */
interface TypedWord {
  readonly word: string;
  readonly slips: ReadonlySet<string>;
}

/**
 * Makes the search over landmarks: every typed word must belong to the name or to the town, region or country around, in
 * any order, because a voucher says "Hotel Metropol Moscow" as well as "Москва, отель Метрополь". Beside a name in full a word
 * may also name a place nearby ("Burj Al Arab Jumeirah") or, beside its town as well, be one that we do not know.
 */
export function createLandmarkSearch(
  landmarks: readonly Landmark[],
  townsNamed: Gazetteer["townsNamed"],
): (query: PlaceQuery) => Hit[] {
  const known = landmarks.map((landmark) => ({ place: landmark.place, words: landmarkWords(landmark) }));
  const holders = new Map<string, number[]>();
  for (const [at, { words }] of known.entries()) {
    for (const word of new Set([...words.own.keys(), ...words.around])) {
      const list = holders.get(word);
      if (list) list.push(at);
      else holders.set(word, [at]);
    }
  }
  const vocabulary = [...holders.keys()];
  /** The landmarks that have at least half of the words: no other is compared any further. */
  const candidates = (typed: readonly TypedWord[]): (typeof known)[number][] => {
    const counts = new Uint8Array(known.length);
    const counted = new Uint8Array(known.length);
    for (const [at, one] of typed.entries()) {
      for (const word of vocabulary) {
        if (wordWorth(one, word) === 0) continue;
        for (const row of holders.get(word) ?? []) {
          if (counted[row] === at + 1) continue;
          counted[row] = at + 1;
          counts[row] = (counts[row] ?? 0) + 1;
        }
      }
    }
    return known.filter((_, row) => (counts[row] ?? 0) * 2 >= typed.length);
  };
  return (query) => {
    const telling = query.term.split(NO_LETTERS).filter((word) => !IDLE.has(word.toLowerCase()));
    const folded = foldWords(telling.join(" "));
    if (folded.join("").length < TERM_MIN_LENGTH) return [];
    const { words, kind } = readWords(folded);
    if (words.every(isKindWord)) return [];
    const isHotel = kind === "hotel";
    const typed = [...new Set(isHotel ? words : folded)]
      .slice(0, WORDS_MAX)
      .map((word): TypedWord => ({ word, slips: typingSlips(word, vocabulary, folded.length > 1) }));
    if (typed.length === 0) return [];
    const towns = new Map<string, readonly Place[]>();
    const strayAt = (word: string, { point }: Place): Stray => {
      const named = towns.get(word) ?? townsNamed(word);
      towns.set(word, named);
      if (named.length === 0) return "unknown";
      const km = Math.min(...named.map((town) => distanceKm(town.point, point)));
      if (km > NEAR_KM) return "elsewhere";
      return km <= BESIDE_KM ? "beside" : "near";
    };
    return candidates(typed)
      .flatMap(({ place, words: own }): Hit[] => {
        if (query.kinds?.has(place.kind) === false || (isHotel && place.kind !== "hotel")) return [];
        const quality =
          qualityOf(typed, own, { isHotel, stray: (word) => strayAt(word, place) }) ??
          (isHotel && isOnlyAround(typed, own) ? TOWN_ALONE : undefined);
        return quality === undefined ? [] : [{ place, score: quality + worthOf(place, query, isHotel) }];
      })
      .toSorted((a, b) => b.score - a.score)
      .slice(0, query.limit);
  };
}

/** What a landmark is worth in this query apart from its name. */
function worthOf(place: Hit["place"], query: PlaceQuery, isHotel: boolean): number {
  return Math.log10(place.weight) + (isHotel ? HOTEL_BONUS : 0) + otherEndBonus(place, query);
}

/** How well the typed words fit, or undefined when one of them does not; the order of words never counts. */
function qualityOf(
  typed: readonly TypedWord[],
  { own, around, names }: LandmarkWords,
  { isHotel, stray }: { readonly isHotel: boolean; readonly stray: (word: string) => Stray },
): number | undefined {
  const said = new Set<string>();
  const strays: string[] = [];
  let sum = 0;
  let isNamed = false;
  let isTownSaid = false;
  for (const one of typed) {
    let best = 0;
    for (const [name, isTelling] of own) {
      const worth = wordWorth(one, name) - (isTelling ? 0 : COMMON_COST);
      if (worth <= 0) continue;
      best = Math.max(best, worth);
      said.add(name);
      // One common word is nobody's name: "beach" alone finds nothing, "park split" does.
      if (isTelling || (typed.length > 1 && !around.includes(one.word))) isNamed = true;
    }
    for (const name of around) best = Math.max(best, wordWorth(one, name) * AROUND_SHARE);
    if (around.includes(one.word)) isTownSaid = true;
    if (best === 0 && !isTradeWord(one.word)) strays.push(one.word);
    if (strays.length * 2 > typed.length) return undefined;
    sum += best;
  }
  let unknown = 0;
  const covered = Math.max(...names.map((name) => name.filter((word) => said.has(word)).length / name.length));
  if (strays.length > 0) {
    // Only a name that tells it from others, and that is there in full, leaves room for more.
    const telling = [...said].filter((word) => own.get(word) === true).length;
    if (covered < 1 || telling === 0) return undefined;
    const kinds = strays.map(stray);
    unknown = kinds.filter((kind) => kind === "unknown").length;
    // Hotels of one chain stand in neighbouring resorts: there one word is not enough.
    const isTold = isTownSaid || (unknown === 0 && (telling > 1 || kinds.every((kind) => kind === "beside")));
    if (kinds.includes("elsewhere") || !isTold || unknown > said.size) return undefined;
    sum += (strays.length - unknown) * WORD.whole * AROUND_SHARE;
  }
  // "Hotel Saint Petersburg" is a hotel's whole name, although it tells nothing but the town.
  if (!isNamed && !(isHotel && covered === 1)) return undefined;
  const begins = !isHotel && typed[0] !== undefined && names[0]?.[0]?.startsWith(typed[0].word) === true ? AS_TYPED : 0;
  // With a word that we do not know it is perhaps another house of the same name, so what was typed comes first.
  return sum / typed.length + (unknown > 0 ? 0 : WHOLE_NAME * covered + begins);
}

function isOnlyAround(typed: readonly TypedWord[], { around }: LandmarkWords): boolean {
  return typed.every((one) => around.includes(one.word));
}

function wordWorth({ word, slips }: TypedWord, name: string): number {
  if (name === word) return WORD.whole;
  if (word.length > 1 && name.startsWith(word)) return WORD.begun + WORD.share * (word.length / name.length);
  return slips.has(name) ? WORD.slip : 0;
}

import type { Hit, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import type { Landmark } from "#server/gazetteer/landmarks/landmark-table.ts";
import { landmarkWords, type LandmarkWords } from "#server/gazetteer/landmarks/landmark-words.ts";
import { typingSlips } from "#server/gazetteer/landmarks/typing-slips.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKindWord, readWords } from "#server/gazetteer/names/word-kinds.ts";
import { otherEndBonus } from "#server/gazetteer/search/other-end.ts";

/** Shorter texts begin too many names. */
const TERM_MIN_LENGTH = 3;
const WORDS_MAX = 8;
/** Words between the names that say nothing. */
const IDLE = new Set(foldWords("the a of и в на до из от by and"));

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

/** One typed word, and the known words that differ from it by a slip. */
interface TypedWord {
  readonly word: string;
  readonly slips: ReadonlySet<string>;
}

/**
 * Makes the search over landmarks: every typed word must belong to the name or to the town, region or country around, in
 * any order, because a voucher says "Hotel Metropol Moscow" as well as "Москва, отель Метрополь".
 */
export function createLandmarkSearch(landmarks: readonly Landmark[]): (query: PlaceQuery) => Hit[] {
  const known = landmarks.map((landmark) => ({ place: landmark.place, words: landmarkWords(landmark) }));
  const vocabulary = [...new Set(known.flatMap(({ words }) => [...words.own.keys(), ...words.around]))];
  return (query) => {
    const folded = foldWords(query.term);
    if (folded.join("").length < TERM_MIN_LENGTH) return [];
    const { words, kind } = readWords(folded);
    if (words.every(isKindWord)) return [];
    const isHotel = kind === "hotel";
    const typed = [...new Set(isHotel ? words : folded)]
      .filter((word) => !IDLE.has(word))
      .slice(0, WORDS_MAX)
      .map((word): TypedWord => ({ word, slips: typingSlips(word, vocabulary) }));
    if (typed.length === 0) return [];
    return known
      .flatMap(({ place, words: own }): Hit[] => {
        if (query.kinds?.has(place.kind) === false || (isHotel && place.kind !== "hotel")) return [];
        const quality =
          qualityOf(typed, own, isHotel) ?? (isHotel && isOnlyAround(typed, own) ? TOWN_ALONE : undefined);
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
  isHotel: boolean,
): number | undefined {
  const said = new Set<string>();
  let sum = 0;
  let isNamed = false;
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
    if (best === 0) return undefined;
    sum += best;
  }
  const covered = Math.max(...names.map((name) => name.filter((word) => said.has(word)).length / name.length));
  // "Hotel Saint Petersburg" is a hotel's whole name, although it tells nothing but the town.
  if (!isNamed && !(isHotel && covered === 1)) return undefined;
  const begins = !isHotel && typed[0] !== undefined && names[0]?.[0]?.startsWith(typed[0].word) === true ? AS_TYPED : 0;
  return sum / typed.length + WHOLE_NAME * covered + begins;
}

function isOnlyAround(typed: readonly TypedWord[], { around }: LandmarkWords): boolean {
  return typed.every((one) => around.includes(one.word));
}

function wordWorth({ word, slips }: TypedWord, name: string): number {
  if (name === word) return WORD.whole;
  if (word.length > 1 && name.startsWith(word)) return WORD.begun + WORD.share * (word.length / name.length);
  return slips.has(name) ? WORD.slip : 0;
}

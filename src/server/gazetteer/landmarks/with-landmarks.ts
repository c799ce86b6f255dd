import type { Place } from "#domain/places/place.ts";
import { allNames } from "#domain/values/named.ts";
import type { Gazetteer, Hit, PlaceQuery } from "#server/gazetteer/gazetteer.ts";
import { createLandmarkSearch } from "#server/gazetteer/landmarks/landmark-search.ts";
import type { Landmark } from "#server/gazetteer/landmarks/landmark-table.ts";
import { plainText } from "#server/gazetteer/names/as-typed.ts";
import { foldName, foldWords } from "#server/gazetteer/names/fold-name.ts";
import { isKeyMash } from "#server/gazetteer/names/key-mash.ts";
import { readWords } from "#server/gazetteer/names/word-kinds.ts";

/** A place this large is meant when its whole name is typed, whatever hotel has the name too. */
const MEANT_WEIGHT = 5_000;
/** Whoever types the name of a city means no hotel called after it. */
const CITY_WEIGHT = 100_000;
/** Beside the word "hotel" a place that is none must be named as well as this. */
const NAMED_SCORE = 14;
/** A landmark that has every one of several words leaves no doubt, and guesses below this score are noise beside it. */
const NO_DOUBT = 11.5;
const GUESS = 10;
const STEP = 0.01;

/** Adds our own hotels, terminals and sights to the pack's places. */
export function withLandmarks(gazetteer: Gazetteer, landmarks: readonly Landmark[]): Gazetteer {
  const searchLandmarks = createLandmarkSearch(landmarks, (name) => gazetteer.townsNamed(name));
  const byId = new Map(landmarks.map(({ place }): [string, Place] => [place.id, place]));
  const search = (query: PlaceQuery): Hit[] => {
    const all = searchLandmarks(query);
    const found = isKeyMash(query.term) ? all.filter(({ place }) => isBegun(place, query.term)) : all;
    return merged(gazetteer.search(isDoubtless(found, query) ? { ...query, isSpelt: true } : query), found, query);
  };
  return {
    ...gazetteer,
    size: gazetteer.size + landmarks.length,
    search,
    find: (query) => search(query).map(({ place }) => place),
    byId: (id) => byId.get(id) ?? gazetteer.byId(id),
  };
}

/** Whether a name, or what goes on in it from a word on, begins with the text letter by letter. */
function isBegun({ name }: Place, term: string): boolean {
  return allNames(name).some((own) => ` ${plainText(own)}`.includes(` ${plainText(term)}`));
}

/** Whether the best of the landmarks has every one of several words. */
function isDoubtless([best]: readonly Hit[], { term }: PlaceQuery): boolean {
  return readWords(foldWords(term)).words.length > 1 && (best?.score ?? 0) >= NO_DOUBT;
}

function merged(known: readonly Hit[], landmarks: readonly Hit[], query: PlaceQuery): Hit[] {
  const { term, limit } = query;
  const { words, kind } = readWords(foldWords(term));
  const isSure = isDoubtless(landmarks, query);
  const name = words.join("");
  const isNamed = ({ place }: Hit): boolean => allNames(place.name).some((other) => foldName(other) === name);
  const kept = known.filter((hit) => {
    if (hit.place.kind === "hotel" || isNamed(hit)) return true;
    // Whoever types "hotel" and a name means no airport that merely begins alike.
    return hit.score >= (kind === "hotel" ? NAMED_SCORE : isSure ? GUESS : -Infinity);
  });
  if (landmarks.length === 0) return kept;
  const meant = kept.filter((hit) => hit.place.weight >= MEANT_WEIGHT && isNamed(hit)).map(({ score }) => score);
  // A town typed in full is the answer; beside "hotel" its hotels follow it, and one of exactly that name stands before it.
  const isTown = meant.length > 0;
  const isCity = kept.some((hit) => hit.place.weight >= CITY_WEIGHT && isNamed(hit));
  const ceiling = Math.min(Infinity, ...meant);
  const fitting = isTown && kind !== "hotel" ? landmarks.filter((hit) => !isCity && isCalled(hit, name)) : landmarks;
  const below = fitting.map((hit, at) =>
    hit.score < ceiling || (kind === "hotel" && isCalled(hit, name))
      ? hit
      : { ...hit, score: ceiling - STEP * (at + 1) },
  );
  // A hotel's name in full, letter by letter, is that hotel, though a part of the town has it among its other names.
  const typed = plainText(term);
  const isSpelt = ({ place }: Hit): boolean => allNames(place.name).some((own) => plainText(own) === typed);
  const best = Math.max(-Infinity, ...kept.map(({ score }) => score));
  const own = isTown || words.length < 2 ? below : below.map((hit) => (isSpelt(hit) ? above(hit, best) : hit));
  return [...kept, ...own].toSorted((a, b) => b.score - a.score).slice(0, limit);
}

function above(hit: Hit, score: number): Hit {
  return hit.score > score ? hit : { ...hit, score: score + STEP };
}

/** Whether a hotel has exactly this name: then "hotel Bristol" means it rather than the town. */
function isCalled({ place }: Hit, name: string): boolean {
  return allNames(place.name).some((own) => readWords(foldWords(own)).words.join("") === name);
}

import type { PlaceKind } from "#domain/places/place-kind.ts";
import { plainText } from "#server/gazetteer/names/as-typed.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { otherCases } from "#server/gazetteer/names/other-cases.ts";

/** Words for the kind of a place; they count as a name only when nothing else is typed. */
const KIND_WORDS: ReadonlyMap<string, PlaceKind> = new Map(
  (
    [
      ["airport", "airport аэропорт аэропорта аэропорту aeropuerto aeroport aeroporto havalimani flughafen"],
      ["station", "station вокзал вокзала вокзалу станция bahnhof hauptbahnhof hbf gare stazione estacion"],
      ["hotel", "hotel отель гостиница otel"],
    ] as const
  ).flatMap(([kind, words]) => foldWords(words).map((word) => [word, kind] as const)),
);

/** Words that people add and most names lack; they are dropped when the search finds nothing with them. */
const EXTRA_WORDS = new Set(
  foldWords(
    "жд ж д железнодорожный railway train город city town пляж beach площадь square курорт resort остров island район district the до из в на от с к to from",
  ),
);

/** Prepositions that put a Russian name in another case. */
const PREPOSITIONS = new Set(["до", "из", "в", "на", "от", "с", "к", "со", "во"]);
const WORDS_MAX = 6;

/** A terminal is part of an airport, so the word is dropped together with the letter, number or side beside it. */
const TERMINAL_WORDS = new Set(foldWords("terminal терминал"));
const TERMINAL_SIDES = new Set(foldWords("north south northern southern main северный южный главный"));
const TERMINAL_NAME = /^t?\d{1,2}[a-z]?$|^[a-z]$/;

/** What parts a code from a terminal: "SVO, terminal D", "LHR/T5". */
const BETWEEN = /[\s,;/]+/;

/** A code and the terminal beside it. */
export interface CodeWithTerminal {
  readonly code: string;
  /** Somebody who writes "terminal" or "T5" means no house. */
  readonly isCertain: boolean;
}

/** Reads a text that is a code with nothing but a terminal of that airport beside it: "LHR T5", "Terminal D, SVO". */
export function codeBesideTerminal(term: string): CodeWithTerminal | undefined {
  const parts = term.trim().split(BETWEEN);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  const [after, before] = [parts.slice(1), parts.slice(0, -1)];
  // Behind a comma, or in front, a number alone is more often a house.
  const isCertain = saysTerminal(after);
  if (isTerminal(after) && (isCertain || !/[,;/]/.test(term))) return { code: first, isCertain };
  return isTerminal(before) && saysTerminal(before) ? { code: last, isCertain: true } : undefined;
}

function saysTerminal(parts: readonly string[]): boolean {
  return parts.flatMap(foldWords).some((word) => TERMINAL_WORDS.has(word) || /^t\d/.test(word));
}

function isTerminal(parts: readonly string[]): boolean {
  const words = parts.flatMap(foldWords);
  return (
    words.length > 0 &&
    words.every((word) => TERMINAL_WORDS.has(word) || TERMINAL_SIDES.has(word) || TERMINAL_NAME.test(word))
  );
}

/** The kind of place that a folded word names, such as "airport". */
export function kindOf(word: string): PlaceKind | undefined {
  return KIND_WORDS.get(word);
}

/** Whether a folded word only names the kind of a place: too many names contain it for it to find anything. */
export function isKindWord(word: string): boolean {
  return KIND_WORDS.has(word);
}

/** What the words of a search say besides the name itself. */
export interface ReadWords {
  /** The words by which the name is looked up. */
  readonly words: readonly string[];
  /** The kind of place that was typed, such as "airport". */
  readonly kind: PlaceKind | undefined;
  /** The same words without those that most names lack; undefined when that leaves nothing or changes nothing. */
  readonly fewer: readonly string[] | undefined;
}

/** Splits the folded words of a search into the name and the kind of place. */
export function readWords(typed: readonly string[]): ReadWords {
  const named = typed.filter((word) => !KIND_WORDS.has(word));
  if (named.length === 0) return { words: typed, kind: undefined, fewer: undefined };
  const kindWord = typed.find((word) => KIND_WORDS.has(word));
  const hasTerminal = named.some((word) => TERMINAL_WORDS.has(word));
  const fewer = named.filter((word, at) => {
    if (EXTRA_WORDS.has(word) || TERMINAL_WORDS.has(word)) return false;
    if (hasTerminal && TERMINAL_SIDES.has(word)) return false;
    return !(TERMINAL_NAME.test(word) && at > 0 && (word.length > 1 || TERMINAL_WORDS.has(named[at - 1] ?? "")));
  });
  return {
    words: named,
    kind: kindWord === undefined ? undefined : KIND_WORDS.get(kindWord),
    fewer: fewer.length > 0 && fewer.length < named.length ? fewer : undefined,
  };
}

const isKindOrPreposition = (word: string): boolean => {
  const [folded = ""] = foldWords(word);
  return KIND_WORDS.has(folded) || PREPOSITIONS.has(word);
};

/** The plain text of a term without the words that only say what kind of place it is. */
export function nameIn(term: string): string {
  const words = plainText(term).split(" ");
  const named = words.filter((word) => !KIND_WORDS.has(foldWords(word)[0] ?? ""));
  return (named.length > 0 ? named : words).join(" ");
}

/** Other readings of a phrase such as "аэропорт вены" or "до кемера": its name in the nominative, with the kind kept. */
export function otherReadings(term: string): string[] {
  const words = term.trim().toLowerCase().split(/\s+/).slice(0, WORDS_MAX);
  const named = words.filter((word) => !isKindOrPreposition(word));
  if (named.length === 0 || named.length === words.length) return [];
  const kinds = words.filter((word) => isKindOrPreposition(word) && !PREPOSITIONS.has(word));
  return otherCases(named).map((reading) => [...kinds, ...reading].join(" "));
}

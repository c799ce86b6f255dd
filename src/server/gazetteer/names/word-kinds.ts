import type { PlaceKind } from "#domain/places/place-kind.ts";
import { plainText } from "#server/gazetteer/names/as-typed.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { otherCases } from "#server/gazetteer/names/other-cases.ts";

/** Words that say what a place is, not which; they only stand for themselves when nothing else is typed. */
const KIND_WORDS: ReadonlyMap<string, PlaceKind> = new Map(
  (
    [
      ["airport", "airport аэропорт аэропорта аэропорту aeropuerto aeroport aeroporto havalimani flughafen"],
      ["station", "station вокзал вокзала вокзалу станция bahnhof hauptbahnhof hbf gare stazione estacion"],
      ["hotel", "hotel отель гостиница otel"],
    ] as const
  ).flatMap(([kind, words]) => foldWords(words).map((word) => [word, kind] as const)),
);

/** Words that people add and names mostly lack; they are left out when nothing is found with them. */
const EXTRA_WORDS = new Set(
  foldWords(
    "жд ж д железнодорожный railway train город city town пляж beach площадь square курорт resort остров island район district the до из в на от с к to from",
  ),
);

/** Words after which a Russian name stands in another case. */
const PREPOSITIONS = new Set(["до", "из", "в", "на", "от", "с", "к", "со", "во"]);
const WORDS_MAX = 6;

/** A terminal is a part of an airport: the word goes, and the letter, number or side beside it. */
const TERMINAL_WORDS = new Set(foldWords("terminal терминал"));
const TERMINAL_SIDES = new Set(foldWords("north south northern southern main северный южный главный"));
const TERMINAL_NAME = /^t?\d{1,2}[a-z]?$|^[a-z]$/;

/** Whether the folded words after a code of an airport only say which of its terminals. */
export function isTerminal(words: readonly string[]): boolean {
  return (
    words.length > 0 &&
    words.every((word) => TERMINAL_WORDS.has(word) || TERMINAL_SIDES.has(word) || TERMINAL_NAME.test(word))
  );
}

/** Whether a folded word only says what a place is: so many names have it that it finds nothing. */
export function isKindWord(word: string): boolean {
  return KIND_WORDS.has(word);
}

/** What the words of a search say besides the name itself. */
export interface ReadWords {
  /** The words a name is looked up by. */
  readonly words: readonly string[];
  /** The kind of place that was named in words, e.g. by "airport". */
  readonly kind: PlaceKind | undefined;
  /** The same without what names mostly lack; undefined when that leaves nothing, or takes nothing away. */
  readonly fewer: readonly string[] | undefined;
}

/** Parts the folded words of a search into the name and what kind of place it is. */
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

/** The plain text of a term without the words that only say what is meant. */
export function nameIn(term: string): string {
  const words = plainText(term).split(" ");
  const named = words.filter((word) => !KIND_WORDS.has(foldWords(word)[0] ?? ""));
  return (named.length > 0 ? named : words).join(" ");
}

/** What else a phrase such as "аэропорт вены" or "до кемера" may mean: its name in the nominative, the kind kept. */
export function otherReadings(term: string): string[] {
  const words = term.trim().toLowerCase().split(/\s+/).slice(0, WORDS_MAX);
  const named = words.filter((word) => !isKindOrPreposition(word));
  if (named.length === 0 || named.length === words.length) return [];
  const kinds = words.filter((word) => isKindOrPreposition(word) && !PREPOSITIONS.has(word));
  return otherCases(named).map((reading) => [...kinds, ...reading].join(" "));
}

import type { Named } from "#domain/values/named.ts";
import { foldName } from "#server/gazetteer/names/fold-name.ts";
import { plainLatin } from "./plain-latin.ts";

/** Two names that share a smaller part of their letter pairs are different names. */
const LEAST_AGREEMENT = 0.5;

function letterPairs(name: string): Set<string> {
  const folded = foldName(name);
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Whether a Russian name and a Latin one are spellings of the same name, judged by the letter pairs they share. */
function soundsLike(russian: string, latin: string): boolean {
  if (russian.length < 2 || latin.length < 2) return false;
  const [one, other] = [letterPairs(russian), letterPairs(latin)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size) >= LEAST_AGREEMENT;
}

/** A station's town, with what the station's names need. */
export interface StationTown {
  readonly name: Named;
  readonly names: readonly string[];
}

/** A station's names, and whether they consist of its town's name only. */
export interface StationNames {
  readonly en: string;
  readonly ru: string;
  readonly isOfTown: boolean;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;
/** In Russian this letter only comes before certain vowels. */
const BULGARIAN = /ъ(?![еёюя])/i;
const MAIN = /^(hbf|hb|hauptbahnhof|hl\.? ?n\.?|hl\.? ?st\.?|glowny|glowna|glowne)$/;
const CENTRAL = /^(central|centraal|centrale|c)$/;
const PLAIN = /^(|station|st\.?|bahnhof|bhf|bf|gare|ville|terminal|estacio|estacion|osobowa)$/;
const TGV = /^tgv$/;
const SIDES: readonly (readonly [RegExp, string, string])[] = [
  [/^(nord|noord|north|norte)$/, "Северный", "северная"],
  [/^(sud|zuid|south|sur)$/, "Южный", "южная"],
  [/^(ost|est|oost|east|este)$/, "Восточный", "восточная"],
  [/^(west|ouest|ovest|oeste)$/, "Западный", "западная"],
];
/** A station's name in plain letters, with French abbreviations for saints written out. */
export function stationLatin(name: string): string {
  return plainLatin(name.replace(/\s*—\s*/g, "-").replace(/ \(città\)$/, ""))
    .replace(/\bSt-/g, "Saint-")
    .replace(/\bSte-/g, "Sainte-");
}

/** A town's Russian name: the known one unless it is Bulgarian, otherwise its station's tag if that means the town. */
export function russianTown({ en, ru }: Named, tagged: string): string {
  if (CYRILLIC.test(ru) && !BULGARIAN.test(ru)) return ru;
  return CYRILLIC.test(tagged) && soundsLike(tagged, en) ? tagged : en;
}

/** The part of a name after its town's name; undefined when it does not begin with it. */
export function afterTown(latin: string, names: readonly string[]): string | undefined {
  const words = latin.replace(/\s*\([^)]*\)/g, "").split(/[\s-]+/);
  const towns = new Set(names.map(foldName));
  for (let count = words.length; count > 0; count -= 1) {
    if (towns.has(foldName(words.slice(0, count).join(" ")))) return words.slice(count).join(" ");
  }
  return undefined;
}

function ofTown(latin: string, town: StationTown, rest: string, isTerminal: boolean): StationNames {
  const word = isTerminal ? "вокзал" : "станция";
  const russian = (text: string): string => (CYRILLIC.test(town.name.ru) ? `${town.name.ru}, ${text}` : latin);
  const lower = rest.toLowerCase();
  if (PLAIN.test(lower)) return { en: `${town.name.en} Station`, ru: russian(word), isOfTown: true };
  if (MAIN.test(lower)) return { en: `${town.name.en} Central Station`, ru: russian("Главный вокзал"), isOfTown: true };
  if (CENTRAL.test(lower)) return { en: latin, ru: russian("Центральный вокзал"), isOfTown: true };
  if (TGV.test(lower)) return { en: latin, ru: russian("вокзал TGV"), isOfTown: true };
  const side = SIDES.find(([pattern]) => pattern.test(lower));
  if (!side) return { en: latin, ru: latin, isOfTown: false };
  return { en: latin, ru: russian(isTerminal ? `${side[1]} вокзал` : `${side[2]} станция`), isOfTown: false };
}

/**
 * The names of a station: one named after its town is "Nancy Station" and «Нанси, вокзал»,
 * any other keeps its Latin name unless the list has a Russian one that sounds like it.
 */
export function stationNames(latin: string, town: StationTown, tagged: string, isTerminal: boolean): StationNames {
  const rest = afterTown(latin, town.names);
  if (rest !== undefined) return ofTown(latin, town, rest, isTerminal);
  const ru = CYRILLIC.test(tagged) && soundsLike(tagged, latin) ? `${tagged}, станция` : latin;
  return { en: latin, ru, isOfTown: false };
}

import { allNames } from "#domain/values/named.ts";
import type { Landmark } from "#server/gazetteer/landmarks/landmark-table.ts";
import { foldWords } from "#server/gazetteer/names/fold-name.ts";
import { surroundings } from "#server/gazetteer/names/surroundings.ts";
import { isKindWord } from "#server/gazetteer/names/word-kinds.ts";

/** The folded words by which a landmark is found. */
export interface LandmarkWords {
  /** Words of its own names; true for those that tell it from others. */
  readonly own: ReadonlyMap<string, boolean>;
  /** Words of its town and country. */
  readonly around: readonly string[];
  /** Each name as its telling words. */
  readonly names: readonly (readonly string[])[];
}

/** Words that so many names have that one of them alone is nobody's name. */
const COMMON = new Set(
  foldWords(
    "hotel hotels отель гостиница grand гранд resort ресорт резорт spa спа beach бич palace палас the a of by at de la le les el al " +
      "park парк club клуб city сити center centre центр royal роял ройал premium премиум luxury deluxe делюкс plaza плаза " +
      "cruise круизный порт port terminal терминал морской вокзал stadium стадион arena арена expo экспо выставочный конгресс " +
      "конгресс-центр convention exhibition museum музей palais дворец пароходный паромный ferry pier причал santorini и and " +
      "boutique бутик suites collection коллекшен international интернешнл village tower towers башня bay бэй island new old",
  ),
);

/** Words that only say what kind of building it is; beside a name they may be added to any of them. */
const TRADE = new Set(
  foldWords("resort spa suites cruise круизный port порт terminal терминал convention conference centre center hotels"),
);

/** Whether a folded word only says what kind of building it is. */
export function isTradeWord(word: string): boolean {
  return TRADE.has(word) || isKindWord(word);
}

/** The words of a landmark. */
export function landmarkWords({ place, search, around: beside }: Landmark): LandmarkWords {
  const around = [
    ...new Set([...surroundings(place), ...beside.flatMap(foldWords).filter((word) => !COMMON.has(word))]),
  ];
  const isTelling = (word: string): boolean => !COMMON.has(word) && !isKindWord(word) && !around.includes(word);
  const all = [...new Set([...allNames(place.name), ...search])].map((name) => foldWords(name));
  const own = new Map(all.flat().map((word) => [word, isTelling(word)]));
  const names = all.map((words) => {
    const telling = words.filter(isTelling);
    // "Hotel Park Split" has nothing but common words and its town: all of them together tell it.
    const named = telling.length > 0 ? telling : words.filter((word) => !isKindWord(word));
    return named.length > 0 ? named : words;
  });
  return { own, around, names };
}

/** Endings of Russian names in other cases, with the endings they may have in the nominative: "Вены" is "Вена". */
const ENDINGS: readonly (readonly [string, readonly string[]])[] = [
  ["ского", ["ский", "ское"]],
  ["ской", ["ская"]],
  ["его", ["ий", "ее"]],
  ["ого", ["ый", "ий", "ое"]],
  ["ому", ["ый", "ий", "ое"]],
  ["ой", ["ая", "а"]],
  ["ую", ["ая"]],
  ["ии", ["ия"]],
  ["ию", ["ия"]],
  ["ы", ["а", ""]],
  ["и", ["ь", "а", "я", ""]],
  ["а", [""]],
  ["я", ["ь", "й"]],
  ["у", ["а", ""]],
  ["ю", ["я", "ь"]],
  ["е", ["а", "", "ь"]],
];
const WORD_MIN_LENGTH = 3;
/** Each reading costs a search, so their number is limited. */
const READINGS_MAX = 8;

function nominatives(word: string): readonly string[] {
  if (word.length < WORD_MIN_LENGTH || !/^[а-яё]+$/.test(word)) return [word];
  const ending = ENDINGS.find(([end]) => word.endsWith(end));
  if (ending === undefined) return [word];
  const stem = word.slice(0, -ending[0].length);
  return [word, ...ending[1].map((end) => stem + end)];
}

/**
 * Other readings of a Russian phrase: "нижнего новгорода" may be "нижний новгород". All
 * words of a name are in the same case, so either none is changed or every word that can be.
 */
export function otherCases(words: readonly string[]): string[][] {
  let readings: string[][] = [[]];
  for (const word of words) {
    const named = nominatives(word.toLowerCase());
    const ends = named.length > 1 ? named.slice(1) : named;
    readings = readings.flatMap((reading) => ends.map((end) => [...reading, end])).slice(0, READINGS_MAX);
  }
  return readings.filter((reading) => reading.some((word, at) => word !== words[at]?.toLowerCase()));
}

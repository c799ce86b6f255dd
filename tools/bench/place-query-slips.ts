const KEYBOARDS = [
  ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
] as const;

/** Gives random numbers below a limit, the same in every run. */
export type Random = (below: number) => number;

/** Mulberry32: small, well distributed, and the same on every machine. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** The keys around a letter, on whichever of the two keyboard layouts has it. */
function neighbours(letter: string): string[] {
  for (const rows of KEYBOARDS) {
    for (const [row, keys] of rows.entries()) {
      const at = keys.indexOf(letter);
      if (at < 0) continue;
      const around = [keys[at - 1], keys[at + 1], rows[row - 1]?.[at], rows[row + 1]?.[at]];
      return around.filter((key) => key !== undefined);
    }
  }
  return [];
}

/** One slip of the finger at a position: the key beside it, a letter left out, doubled, or swapped with the next. */
export function slip(text: string, at: number, random: Random): string {
  const letter = text[at] ?? "";
  const next = text[at + 1] ?? "";
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const beside = neighbours(letter);
  switch (random(4)) {
    case 0:
      return beside.length === 0 ? text : before + (beside[random(beside.length)] ?? "") + after;
    case 1:
      return before + after;
    case 2:
      return before + letter + letter + after;
    default:
      return next === "" || next === " " ? text : before + next + letter + after.slice(1);
  }
}

// oxfmt-ignore
const BGN: Readonly<Record<string, string>> = {
  а: "a", б: "b", в: "v", г: "g", д: "d", ж: "zh", з: "z", и: "i", й: "y", к: "k", л: "l", м: "m", н: "n", о: "o", п: "p",
  р: "r", с: "s", т: "t", у: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e",
  ю: "yu", я: "ya",
};
const YE_AFTER = "аеёиоуыэюяъь -";

/** A Russian name in Latin letters by the rules of BGN/PCGN, without the apostrophes that nobody types. */
export function romanise(name: string): string {
  let out = "";
  const letters = name.toLowerCase();
  for (let at = 0; at < letters.length; at += 1) {
    const letter = letters[at] ?? "";
    const isOpen = at === 0 || YE_AFTER.includes(letters[at - 1] ?? "");
    if (letter === "е") out += isOpen ? "ye" : "e";
    else if (letter === "ё") out += isOpen ? "yo" : "e";
    else out += BGN[letter] ?? letter;
  }
  return out;
}

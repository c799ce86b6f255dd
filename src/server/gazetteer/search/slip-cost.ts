import { foldWords } from "#server/gazetteer/names/fold-name.ts";

const KEYBOARDS = {
  latin: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
  cyrillic: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
} as const;

/** The keyboard on which a text was typed. */
export type Keyboard = keyof typeof KEYBOARDS;

/** Letters people write for one another because they sound alike, as folded. */
const ALIKE = ["aeiou", "bp", "dt", "gkh", "zs", "vfp", "mn"];

/** A letter that neither sounds like the right one nor lies beside it is seldom a slip. */
const UNLIKELY = 2;
const LETTERS = 128;

/** For each pair of folded letters whether one is easily typed for the other. */
const EASY: Readonly<Record<Keyboard, Uint8Array>> = { latin: easyPairs("latin"), cyrillic: easyPairs("cyrillic") };

function easyPairs(keyboard: Keyboard): Uint8Array {
  const pairs = new Uint8Array(LETTERS * LETTERS);
  const add = (one: string, other: string): void => {
    const [a, b] = [foldWords(one)[0] ?? "", foldWords(other)[0] ?? ""];
    // A letter that is written with two here is not replaced by one.
    if (a.length !== 1 || b.length !== 1) return;
    pairs[a.charCodeAt(0) * LETTERS + b.charCodeAt(0)] = 1;
    pairs[b.charCodeAt(0) * LETTERS + a.charCodeAt(0)] = 1;
  };
  for (const group of ALIKE) for (const one of group) for (const other of group) add(one, other);
  const rows: readonly string[] = KEYBOARDS[keyboard];
  for (const [at, row] of rows.entries()) {
    for (const [column, key] of Array.from(row).entries()) {
      const below = rows[at + 1] ?? "";
      for (const beside of [row[column + 1], below[column], below[column - 1]])
        if (beside !== undefined) add(key, beside);
    }
  }
  return pairs;
}

/** What it takes to get from a name to what was typed. */
export interface SlipCost {
  /** For the whole name. */
  readonly whole: number;
  /** For the beginning of it that fits best. */
  readonly begun: number;
}

/**
 * How many slips of the hand or the ear lie between a name and what was typed: a letter left out, one too many, two swapped, or
 * one for another that sounds like it or lies beside it. Any other letter in the place of the right one counts as two.
 */
export function slipCost(typed: Uint8Array, name: Uint8Array, keyboard: Keyboard): SlipCost {
  const easy = EASY[keyboard];
  const width = name.length + 1;
  let before = new Uint8Array(width);
  let above = Uint8Array.from({ length: width }, (_, at) => at);
  for (let row = 1; row <= typed.length; row += 1) {
    const costs = new Uint8Array(width);
    const letter = typed[row - 1] ?? 0;
    costs[0] = row;
    for (let at = 1; at < width; at += 1) {
      const right = name[at - 1] ?? 0;
      const replaced = letter === right ? 0 : easy[letter * LETTERS + right] === 1 ? 1 : UNLIKELY;
      let cost = Math.min((above[at - 1] ?? 0) + replaced, (above[at] ?? 0) + 1, (costs[at - 1] ?? 0) + 1);
      if (row > 1 && at > 1 && letter === name[at - 2] && typed[row - 2] === right)
        cost = Math.min(cost, (before[at - 2] ?? 0) + 1);
      costs[at] = cost;
    }
    [before, above] = [above, costs];
  }
  return { whole: above[width - 1] ?? 0, begun: Math.min(...above) };
}

import type { PlaceIndex } from "#server/gazetteer/pack/place-index.ts";

/** A run of neighbouring keys (`from` included, `to` excluded) that begin with a term, give or take this many typos. */
export interface KeyRun {
  readonly from: number;
  readonly to: number;
  readonly typos: number;
}

const LETTERS_MAX = 40;

/** The letter of a key at a depth, 0 where the key has ended; within a run that shares its beginning these are sorted. */
function letterAt({ text, starts }: PlaceIndex, key: number, depth: number): number {
  const at = (starts[key] ?? 0) + depth;
  return at < (starts[key + 1] ?? 0) ? (text[at] ?? 0) : 0;
}

/** The first key of a run whose letter at a depth is at least the given one. */
function firstWithLetter(index: PlaceIndex, from: number, to: number, depth: number, letter: number): number {
  let low = from;
  let high = to;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (letterAt(index, middle, depth) < letter) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The letters of a folded term as the index stores them. */
export function keyLetters(term: string): Uint8Array {
  return Uint8Array.from(term.slice(0, LETTERS_MAX), (letter) => letter.charCodeAt(0));
}

/** The run of keys that begin with a term. */
export function keysWithPrefix(index: PlaceIndex, term: Uint8Array): KeyRun {
  let from = 0;
  let to = index.size;
  for (let depth = 0; depth < term.length && from < to; depth += 1) {
    const letter = term[depth] ?? 0;
    from = firstWithLetter(index, from, to, depth, letter);
    to = firstWithLetter(index, from, to, depth, letter + 1);
  }
  return { from, to, typos: 0 };
}

/**
 * The typos forgiven in a term: one from four letters on, two from seven on, because one
 * slip in я or ш is two letters here.
 */
export function typosForgiven(term: Uint8Array): number {
  if (term.length < 4) return 0;
  return term.length < 7 ? 1 : 2;
}

/**
 * Runs of keys that begin with a term written with typos (a letter wrong, missing, too many, or two swapped).
 *
 * The sorted keys are walked as a tree: the edit distances of a beginning are computed once for all keys that share it,
 * and a beginning that already has too many typos is left with everything behind it.
 */
export function keysWithTypos(index: PlaceIndex, term: Uint8Array, typos: number): KeyRun[] {
  const width = term.length + 1;
  const rows = new Uint8Array((LETTERS_MAX + 2) * width);
  for (let at = 0; at < width; at += 1) rows[at] = at;
  const path = new Uint8Array(LETTERS_MAX + 2);
  const runs: KeyRun[] = [];

  /** Fills in the distances for the path's newest letter and returns the smallest. */
  const addLetter = (depth: number): number => {
    const row = depth * width;
    const above = row - width;
    const letter = path[depth];
    let least = depth;
    rows[row] = depth;
    for (let at = 1; at < width; at += 1) {
      let cost = (rows[above + at - 1] ?? 0) + (term[at - 1] === letter ? 0 : 1);
      cost = Math.min(cost, (rows[above + at] ?? 0) + 1, (rows[row + at - 1] ?? 0) + 1);
      if (at > 1 && depth > 1 && term[at - 2] === letter && term[at - 1] === path[depth - 1]) {
        cost = Math.min(cost, (rows[above - width + at - 2] ?? 0) + 1);
      }
      rows[row + at] = cost;
      if (cost < least) least = cost;
    }
    return least;
  };

  const walk = (from: number, to: number, depth: number, best: number): void => {
    let key = from;
    while (key < to) {
      const letter = letterAt(index, key, depth);
      const next = firstWithLetter(index, key, to, depth, letter + 1);
      path[depth + 1] = letter;
      const least = letter === 0 || depth >= LETTERS_MAX ? Infinity : addLetter(depth + 1);
      const reached = least === Infinity ? best : Math.min(best, rows[(depth + 1) * width + term.length] ?? best);
      // A second typo is forgiven only after a correct first letter: people seldom get it wrong, and the walk stays short.
      const allowed = path[1] === term[0] ? typos : Math.min(typos, 1);
      if (least <= allowed && least < reached) walk(key, next, depth + 1, reached);
      else if (reached <= allowed) runs.push({ from: key, to: next, typos: reached });
      key = next;
    }
  };
  walk(0, index.size, 0, term.length);
  return runs;
}

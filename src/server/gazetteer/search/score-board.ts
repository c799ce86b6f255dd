/** The best score of every row met in one search; it is reused, so a search allocates next to nothing. */
export interface ScoreBoard {
  /** Forgets all scores. */
  clear(): void;
  /** Keeps a row's higher score, with the mark that came with it. */
  offer(row: number, score: number, mark: number): void;
  /** Adds to a row's score if it has one; other rows stay without. */
  add(row: number, score: number): void;
  /** Drops every row that fails the test. */
  keep(test: (row: number) => boolean): void;
  has(row: number): boolean;
  score(row: number): number;
  mark(row: number): number;
  /** Whether any row with a score passes the test. */
  some(test: (row: number) => boolean): boolean;
  /** How many rows have a score. */
  readonly count: number;
  /** Visits every row that has a score. */
  each(visit: (row: number) => void): void;
  /** The rows with the highest scores, best first. */
  best(limit: number): number[];
}

/** Makes a board for rows 0 to `size` - 1. */
export function createScoreBoard(size: number): ScoreBoard {
  const scores = new Float32Array(size);
  const marks = new Uint8Array(size);
  const rounds = new Uint32Array(size);
  const met = new Uint32Array(size);
  let count = 0;
  let round = 1;
  const score = (row: number): number => (rounds[row] === round ? (scores[row] ?? 0) : -Infinity);
  return {
    clear() {
      round += 1;
      count = 0;
    },
    offer(row, value, mark) {
      if (rounds[row] !== round) {
        rounds[row] = round;
        met[count++] = row;
      } else if (value <= (scores[row] ?? 0)) return;
      scores[row] = value;
      marks[row] = mark;
    },
    add(row, value) {
      if (rounds[row] === round) scores[row] = (scores[row] ?? 0) + value;
    },
    keep(test) {
      const kept = met.slice(0, count).filter((row) => test(row));
      for (const row of met.subarray(0, count)) rounds[row] = 0;
      for (const row of kept) rounds[row] = round;
      met.set(kept);
      count = kept.length;
    },
    some: (test) => met.subarray(0, count).some((row) => test(row)),
    has: (row) => rounds[row] === round,
    score,
    mark: (row) => (rounds[row] === round ? (marks[row] ?? 0) : 0),
    get count() {
      return count;
    },
    each(visit) {
      for (let at = 0; at < count; at += 1) visit(met[at] ?? 0);
    },
    best(limit) {
      const top: number[] = [];
      let least = -Infinity;
      for (let at = 0; at < count; at += 1) {
        const row = met[at] ?? 0;
        const value = scores[row] ?? 0;
        if (top.length >= limit && value <= least) continue;
        let place = top.length;
        // Equal scores keep the order of the pack, so that the same search always gives the same list.
        while (place > 0 && isBetter(row, value, top[place - 1] ?? 0)) place -= 1;
        top.splice(place, 0, row);
        if (top.length > limit) top.pop();
        least = scores[top.at(-1) ?? 0] ?? -Infinity;
      }
      return top;
    },
  };

  function isBetter(row: number, value: number, other: number): boolean {
    const against = scores[other] ?? 0;
    return value > against || (value === against && row < other);
  }
}

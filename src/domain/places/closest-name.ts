/** A word this different is another word, not a typo. */
const DIFFERENCE_MAX = 3;
/** No known name is longer than this, and comparing a longer word would be slow. */
const WORD_MAX_LENGTH = 40;

/** The known name that a mistyped one most likely means; undefined when none is close. */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  let best: string | undefined;
  const word = name.toLowerCase();
  let least = Math.min(DIFFERENCE_MAX, Math.max(1, Math.floor(word.length / 2))) + 1;
  if (word.length > WORD_MAX_LENGTH) return undefined;
  for (const candidate of known) {
    // "latitude" is "lat" written out.
    const difference = word.startsWith(candidate) ? 1 : editDistance(word, candidate);
    if (difference < least) [best, least] = [candidate, difference];
  }
  return best;
}

/** How many letters must be changed, added or removed to turn one word into the other. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const above = row;
    row = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1;
      row.push(Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same));
    }
  }
  return row[to.length] ?? 0;
}

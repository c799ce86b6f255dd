/** A word this different is another word and no slip. */
const DIFFERENCE_MAX = 3;
/** A longer word is none of the names we know, and comparing it would take long. */
const WORD_MAX_LENGTH = 40;

/** The known name that a mistyped one is likeliest meant to be; undefined when none is like it. */
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

/** How many letters must be changed, added or left out to make one word of the other. */
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

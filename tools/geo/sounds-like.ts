import { foldName } from "#server/gazetteer/names/fold-name.ts";

/** Two names that share a smaller part of their letter pairs are different names. */
const LEAST_AGREEMENT = 0.5;

function letterPairs(name: string): Set<string> {
  const folded = foldName(name);
  return new Set(Array.from({ length: folded.length - 1 }, (_, at) => folded.slice(at, at + 2)));
}

/** Whether a Russian name and a Latin one are spellings of the same name, judged by the letter pairs they share. */
export function soundsLike(russian: string, latin: string): boolean {
  if (russian.length < 2 || latin.length < 2) return false;
  const [one, other] = [letterPairs(russian), letterPairs(latin)];
  const shared = [...one].filter((pair) => other.has(pair)).length;
  return (2 * shared) / (one.size + other.size) >= LEAST_AGREEMENT;
}

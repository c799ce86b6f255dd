import { foldName } from "#server/gazetteer/names/fold-name.ts";

/** Russian letters only; a hard sign before a consonant is Bulgarian. */
const RUSSIAN = /^(?!.*ъ(?![еёюя]))[А-ЯЁ][А-Яа-яЁё -]*$/;
const CYRILLIC = /\p{Script=Cyrillic}/u;
const LATIN_OR_CYRILLIC = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\p{N}\s.,'’`()/-]+$/u;
/** Words that make an alternate name a district or a province rather than the town. */
const AREA_WORDS = /(район|область|округ|провинци|community|district|province|municipality|oblast|rayon|raion)/iu;

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** The alternate name that is most likely the Russian one: only Russian letters, and the sound closest to the Latin name. */
export function pickRussian(latin: string, alternates: readonly string[]): string {
  const heard = foldName(latin);
  const ranked = alternates
    .filter((name) => RUSSIAN.test(name) && !AREA_WORDS.test(name))
    .map((name) => ({ name, cost: distance(heard, foldName(name)) }))
    .toSorted((a, b) => a.cost - b.cost || b.name.length - a.name.length || (a.name < b.name ? -1 : 1));
  return ranked[0]?.name ?? "";
}

/** Russian first: the Latin forms of a Russian name mostly fold to the same letters anyway. */
function order(name: string): number {
  if (RUSSIAN.test(name)) return 0;
  return CYRILLIC.test(name) ? 2 : 1;
}

/** Other names worth searching by: in both alphabets, none that folds to a name already there, at most `limit`. */
export function pickAlternates(shown: readonly string[], candidates: readonly string[], limit: number): string[] {
  const seen = new Set(shown.map(foldName));
  const picked: string[] = [];
  const ordered = candidates.toSorted((a, b) => order(a) - order(b));
  let cyrillic = 0;
  for (const name of ordered) {
    if (picked.length >= limit) break;
    const isCyrillic = CYRILLIC.test(name);
    if (isCyrillic && cyrillic >= limit / 2) continue;
    // A lower-case start marks a machine transliteration from another script, three capitals mark a code.
    if (!LATIN_OR_CYRILLIC.test(name) || AREA_WORDS.test(name) || /^\p{Ll}|^[A-Z0-9]{1,4}$/u.test(name)) continue;
    const key = foldName(name);
    if (key.length < 2 || seen.has(key)) continue;
    seen.add(key);
    if (isCyrillic) cyrillic += 1;
    picked.push(name.replace(/[|\t]/g, " ").trim());
  }
  return picked;
}

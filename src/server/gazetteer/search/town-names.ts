import { foldName } from "#server/gazetteer/names/fold-name.ts";
import { MATCH, postingMatch, postingRow, type PlaceIndex } from "#server/gazetteer/pack/place-index.ts";
import { STORED_KINDS, type PlaceStore } from "#server/gazetteer/pack/place-store.ts";
import { keyLetters, keysWithPrefix } from "#server/gazetteer/search/key-search.ts";

/** Nobody needs the tenth Springfield. */
const TOWNS_MAX = 8;
/** Two letters are nobody's town beside a street. */
const NAME_MIN_LENGTH = 3;

/** Makes the look-up of towns and districts that have exactly a name, largest first. */
export function createTownNames(store: PlaceStore, index: PlaceIndex): (name: string) => number[] {
  const locality = STORED_KINDS.indexOf("locality");
  const suburb = STORED_KINDS.indexOf("suburb");
  return (name) => {
    const letters = keyLetters(foldName(name));
    if (letters.length < NAME_MIN_LENGTH) return [];
    const { from, to } = keysWithPrefix(index, letters);
    // The shortest key of the run comes first; any longer one is another name.
    if (from === to || (index.starts[from + 1] ?? 0) - (index.starts[from] ?? 0) !== letters.length) return [];
    const rows = [...index.postings.subarray(index.postingStarts[from], index.postingStarts[from + 1])]
      .filter((entry) => postingMatch(entry) <= MATCH.alternate)
      .map(postingRow)
      .filter((row) => store.kind[row] === locality || store.kind[row] === suburb);
    return rows.toSorted((a, b) => (store.weight[b] ?? 0) - (store.weight[a] ?? 0)).slice(0, TOWNS_MAX);
  };
}

import { FinderResults } from "./finder-results.tsx";
import { FinderStops } from "./finder-stops.tsx";
import { SearchSheet } from "./search-sheet.tsx";

/** What the finder needs once both places are chosen; it travels as one file. */
export const finderParts = { FinderResults, FinderStops, SearchSheet };

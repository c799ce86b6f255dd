/** A title as it stands inside a sentence: with a small letter. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** Titles as one list, of which only the first keeps its capital letter. */
export const inOneList = (titles: readonly string[]): string =>
  titles.map((title, at) => (at === 0 ? title : inSentence(title))).join(", ");

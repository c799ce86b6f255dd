/** A title as it stands inside a sentence: with a small letter. */
export const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);

/** A text in which an end of a line is the only control character: whatever else is one, such as a tab, is a space. */
export function plainLines(text: string): string {
  return text.replace(/\r\n?|[\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\n]/gu, " ");
}

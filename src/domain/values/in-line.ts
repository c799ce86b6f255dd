/** Letters that run from right to left, such as those of Arabic and Hebrew names. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/**
 * Parts of one line, without the empty ones. A part that runs from right to left is closed in itself (U+2068, U+2069): otherwise
 * a phone beside an Arabic name is shown with its groups in reverse, and nobody rings the right one.
 */
export function inLine(parts: readonly string[], between = ", "): string {
  const filled = parts.filter((part) => part !== "");
  if (filled.length < 2) return filled.join("");
  return filled.map((part) => (RIGHT_TO_LEFT.test(part) ? `\u2068${part}\u2069` : part)).join(between);
}

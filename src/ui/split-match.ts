/**
 * Splits a text into the parts before, in and after the match, so that a list can show why it has a row; without a match
 * everything is in the last part.
 */
export function splitMatch(text: string, typed: string): readonly [before: string, match: string, after: string] {
  const wanted = typed.trim().toLowerCase();
  const at = wanted === "" ? -1 : text.toLowerCase().indexOf(wanted);
  if (at < 0) return ["", "", text];
  return [text.slice(0, at), text.slice(at, at + wanted.length), text.slice(at + wanted.length)];
}

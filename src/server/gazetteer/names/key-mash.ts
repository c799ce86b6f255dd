/** Keys in the order in which a hand laid on the keyboard presses them, row by row and column by column. */
const RUNS = [
  "qwertyuiop asdfghjkl zxcvbnm qazwsxedcrfvtgbyhnujmikolp",
  "йцукенгшщзхъ фывапролджэ ячсмитьбю йфяцычувскамепинртгоьшлбщдюзжхэъ",
].flatMap((keys) => [keys, Array.from(keys).toReversed().join("")]);
const RUN_MIN_LENGTH = 4;

/** The same few letters over and over, the last time perhaps not to their end: "блабла", "ололо", "aaaa". */
const OVER_AND_OVER = /^(.)\1{3,}$|^(.)(.)(?:\2\3)+\2?$|^(.{3})\4+$|^(.{4})\5+$/u;
const REPEATED_MIN_LENGTH = 4;

/** Whether a text is what a hand types that means nothing: neighbouring keys in their order, or the same letters over and over. */
export function isKeyMash(text: string): boolean {
  const letters = text.toLowerCase().replace(/[^\p{L}]/gu, "");
  if (letters.length >= REPEATED_MIN_LENGTH && OVER_AND_OVER.test(letters)) return true;
  return letters.length >= RUN_MIN_LENGTH && RUNS.some((run) => run.includes(letters));
}

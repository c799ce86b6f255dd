/** Upper ends of the ranges from which random letters are taken: ASCII, Europe, all scripts in use, everything. */
const RANGES = [0x80, 0x500, 0x3000, 0x10_ffff] as const;
const LONGEST = 300;

/**
 * Random texts, the same in every run: mostly as long as what people type, some far longer,
 * some with half a surrogate pair.
 */
export function randomTerms(count: number): string[] {
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return seed % below;
  };
  return Array.from({ length: count }, (_, round) => {
    const length = 1 + random(round % 50 === 0 ? LONGEST : 12);
    return Array.from({ length }, () => letter(random(RANGES[random(RANGES.length)] ?? 128))).join("");
  });
}

/** A single surrogate cannot be written into a URL, and browsers send the replacement character instead. */
function letter(code: number): string {
  return String.fromCodePoint(code).toWellFormed();
}

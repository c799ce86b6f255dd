const steps: Record<"down" | "across", Readonly<Record<string, number>>> = {
  down: { ArrowDown: 1, ArrowUp: -1 },
  across: { ArrowRight: 1, ArrowLeft: -1 },
};

/**
 * The index that a key moves to from `at` among `count` items in a row: arrows wrap around, Home and End jump; undefined
 * for any other key.
 */
export function stepInRow(key: string, at: number, count: number, way: "down" | "across"): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[way][key];
  if (step === undefined) return undefined;
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
}

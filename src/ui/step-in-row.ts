const steps: Record<"down" | "across", Readonly<Record<string, number>>> = {
  down: { ArrowDown: 1, ArrowUp: -1 },
  across: { ArrowRight: 1, ArrowLeft: -1 },
};

/** Which of `count` things in a row a key goes to from the one at `at`: arrows in a circle, Home and End; undefined for another key. */
export function stepInRow(key: string, at: number, count: number, way: "down" | "across"): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = steps[way][key];
  if (step === undefined) return undefined;
  return at < 0 && step < 0 ? count - 1 : (at + step + count) % count;
}

/** What a drill counted, or what some runs of it counted together. */
export type Figures = { readonly [name: string]: number | string | Figures };

/** Adds the figures of one more run: counts add up, and texts stand beside each other. */
export function addFigures(before: Figures, more: Figures): Figures {
  const sums: Record<string, number | string | Figures> = { ...before };
  for (const [name, value] of Object.entries(more)) {
    const known = sums[name];
    if (typeof value === "number") sums[name] = (typeof known === "number" ? known : 0) + value;
    else if (typeof value === "object") sums[name] = addFigures(typeof known === "object" ? known : {}, value);
    else sums[name] = typeof known === "string" && known !== value ? `${known}, ${value}` : value;
  }
  return sums;
}

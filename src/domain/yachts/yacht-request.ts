/** The hours of a rent and the guests aboard that a request may have (YAC-21, OPN-104). */
export const YACHT_LIMITS = { hours: { least: 1, most: 24 }, guests: { least: 1, most: 50 } } as const;

/** Whether a number lies within what a request may have. */
export function isWithin(value: number, { least, most }: { readonly least: number; readonly most: number }): boolean {
  return value >= least && value <= most;
}

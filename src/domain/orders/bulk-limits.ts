/** How many trips may be chosen at once, how many of them may be cancelled, and how many one call takes: it answers within seconds. */
export const BULK_LIMITS = { chosen: 500, cancelled: 50, inOneCall: 50 } as const;

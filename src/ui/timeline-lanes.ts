/** A stretch of time on a timeline; both ends in the same unit. */
export interface TimelineStretch {
  readonly start: number;
  readonly end: number;
}

/** Puts stretches into as few lanes as keep them apart, each in the first lane that is free; they come in the order of their starts. */
export function timelineLanes(stretches: readonly TimelineStretch[], room = 0): number[] {
  const busyUntil: number[] = [];
  return stretches.map(({ start, end }) => {
    const free = busyUntil.findIndex((until) => until <= start);
    const lane = free === -1 ? busyUntil.length : free;
    busyUntil[lane] = Math.max(end, start + room);
    return lane;
  });
}

import type { TimelineStretch } from "#ui/timeline-lanes.ts";

/** Words beside bars that meet: their lane, and where they begin in pixels. */
export interface TimelineBadge {
  readonly lane: number;
  readonly left: number;
}

type Clash = TimelineStretch & { readonly words: string };

/** About what a letter of the words takes, and what stands around all of them. */
const LETTER_PX = 7.5;
const FRAME_PX = 16;
const GAP_PX = 8;

/** Where the words of clashes stand: in the lane of the later bar, behind the ends of those that meet, and never on each other. */
export function timelineBadges(
  clashes: readonly Clash[],
  bars: readonly TimelineStretch[],
  lanes: readonly number[],
  px: (at: number) => number,
): TimelineBadge[] {
  const busyUntil = new Map<number, number>();
  return clashes.map(({ start, end, words }) => {
    const later = bars.findLastIndex((bar) => bar.start === start);
    const lane = lanes[later] ?? Math.max(0, ...lanes);
    const ends = bars.filter((bar) => bar.start < end && bar.end >= end).map((bar) => px(bar.end));
    const left = Math.max(...ends, px(end), busyUntil.get(lane) ?? 0) + GAP_PX;
    busyUntil.set(lane, left + FRAME_PX + words.length * LETTER_PX);
    return { lane, left };
  });
}

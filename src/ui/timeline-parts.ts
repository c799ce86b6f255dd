import type { ReactNode } from "react";
import type { TimelineStretch } from "#ui/timeline-lanes.ts";

/** How wide an hour is, in pixels. */
export const HOUR_PX = 63;

/** An hour as bars count it. */
export const HOUR_MS = 3_600_000;

/** One thing that happens from one moment to another; moments in epoch milliseconds. */
export interface TimelineBar extends TimelineStretch {
  readonly key: string;
  /** Until when it is hatched. */
  readonly waitsUntil: number;
  readonly tone: "open" | "set" | "going" | "past" | "off";
  readonly icon: ReactNode;
  /** Drawn bold before the words. */
  readonly time: string;
  readonly words: string;
  /** Everything about it in one sentence. */
  readonly name: string;
  readonly isClashing?: boolean;
}

/** A line of the timeline: whose bars they are. */
export interface TimelineRow {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly name: string;
  readonly bars: readonly TimelineBar[];
  /** Stretches that two bars share, with words for it. */
  readonly clashes: readonly (TimelineStretch & { readonly words: string })[];
  /** Words of a bar get this much room before the next one goes below; none where only bars that meet do. */
  readonly room?: number;
}

/** Lines that belong together. */
export interface TimelineGroup {
  readonly key: string;
  readonly title: string;
  readonly note: string;
  readonly rows: readonly TimelineRow[];
}

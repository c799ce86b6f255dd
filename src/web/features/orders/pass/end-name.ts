import type { OrderTripView } from "./timeline-step.ts";

/** An end of a trip as people call it: a known place by its name, a door by its address. */
export function endName({ kind, title, address }: OrderTripView["start"]): string {
  return kind === "suburb" ? address || title : title;
}

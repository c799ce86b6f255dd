import { addressOf } from "#web/console/app/address.ts";

/** The three ways to look at the same trips. */
export const VIEWS = ["list", "day", "timeline"] as const;

/** One way to look at them. */
export type View = (typeof VIEWS)[number];

/** By what the lines of the timeline are made. */
export const LINES = ["driver", "provider", "class"] as const;

/** One of these. */
export type LinesBy = (typeof LINES)[number];

/** What of an address the views share besides the filters of the board. */
export interface ViewAsked {
  readonly view: View;
  /** `YYYY-MM-DD`; undefined for today. */
  readonly day: string | undefined;
  readonly focus: number | undefined;
  readonly lines: LinesBy;
  readonly byAirport: boolean;
}

/** Reads it; what an address does not know is left out. */
export function readViewAddress(search: string): ViewAsked {
  const query = new URLSearchParams(search);
  const day = query.get("day") ?? "";
  const focus = Number(query.get("focus"));
  return {
    view: VIEWS.find((one) => one === query.get("view")) ?? "list",
    day: /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
    focus: Number.isSafeInteger(focus) && focus > 0 ? focus : undefined,
    lines: LINES.find((one) => one === query.get("lines")) ?? "driver",
    byAirport: query.get("by") === "airport",
  };
}

/** The same address with some of its members said otherwise; null takes one out. */
export function addressWith(search: string, members: Readonly<Record<string, string | null>>): string {
  return addressOf("/console", { ...Object.fromEntries(new URLSearchParams(search)), ...members });
}

/** A day so many days after another, `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

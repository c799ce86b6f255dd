import { commaList } from "#server/comma-list.ts";

/** Pages for people who work on a server or with it; nobody needs them to book. */
const INNER_PAGES = ["docs", "gallery", "metrics"] as const;

/** One of them. */
export type InnerPage = (typeof INNER_PAGES)[number];

/** Which of them are served. */
export const OPEN_PAGES_VARIABLES = {
  OPEN_PAGES: {
    preset: "",
    about:
      "which of docs (the API at /docs), gallery (/_gallery) and metrics (/metrics and /readyz details to this machine without a token) are open, separated by commas, or none; empty: all but in production, where none is",
  },
} as const;

type Text = (name: "OPEN_PAGES") => string;

/** The pages that are served; the bearer of METRICS_TOKEN reads the metrics in any case. */
export function openPages(text: Text, isProduction: boolean): ReadonlySet<InnerPage> {
  const named = commaList(text("OPEN_PAGES"));
  if (named.length === 0) return new Set(isProduction ? [] : INNER_PAGES);
  return new Set(INNER_PAGES.filter((page) => named.includes(page)));
}

/** What is wrong with the setting, in words for whoever starts the server. */
export function openPagesProblems(text: Text): string[] {
  const known = [...INNER_PAGES, "none"];
  const unknown = commaList(text("OPEN_PAGES")).filter((name) => !known.some((page) => page === name));
  return unknown.length === 0 ? [] : [`OPEN_PAGES must be names of ${known.join(", ")}, not ${unknown.join(", ")}`];
}

import type { MessageKey } from "#i18n/messages.ts";

/** Why a place field holds no place. */
export type PlaceProblem = "required" | "notFound" | "same" | "refused" | "unchosen";

/** The message of a problem under its field; only the ends of a route are required. */
export function placeProblemKey(problem: PlaceProblem, field: string): MessageKey {
  if (problem === "required") return field === "from" ? "Finder.fromRequired" : "Finder.toRequired";
  return problem === "notFound" ? "Finder.notFound" : `places.${problem}`;
}

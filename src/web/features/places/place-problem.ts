import type { MessageKey } from "#i18n/messages.ts";

/** Why a place field holds no place. */
export type PlaceProblem = "required" | "notFound" | "same" | "refused";

/** The message of a problem under its field (PLC-22, PLC-30, PLC-31). */
export function placeProblemKey(problem: Exclude<PlaceProblem, "required">): MessageKey {
  return problem === "notFound" ? "Finder.notFound" : `places.${problem}`;
}

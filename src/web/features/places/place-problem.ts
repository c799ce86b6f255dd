import type { MessageKey } from "#i18n/messages.ts";
import type { Side } from "./use-route-places.ts";

/** Why a place field holds no place. */
export type PlaceProblem = "required" | "notFound" | "same" | "refused";

/** The message of a problem under its field (PLC-22, PLC-30, PLC-31). */
export function placeProblemKey(problem: PlaceProblem, side: Side): MessageKey {
  if (problem === "required") return `Finder.${side}Required`;
  return problem === "notFound" ? "Finder.notFound" : `places.${problem}`;
}

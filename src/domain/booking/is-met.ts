import type { EndKind } from "#domain/places/place-kind.ts";

/** Whether the driver meets the traveller with a sign: where people arrive, and where meeting belongs to the ride (B12). */
export function isMet(start: EndKind, included: readonly string[]): boolean {
  return start !== "suburb" && included.includes("meeting");
}

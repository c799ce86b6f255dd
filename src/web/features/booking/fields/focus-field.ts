import type { FieldId } from "./field-id.ts";

/** Moves focus to a field of the form and scrolls it into view, clear of the bar at the bottom of a phone. */
export function focusField(id: FieldId): void {
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

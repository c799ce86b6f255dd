import type { FieldId } from "./field-id.ts";

/** Moves focus to a field of the form and scrolls it into view, clear of the bar at the bottom of a phone. */
export function focusField(id: FieldId): void {
  const field = document.getElementById(id);
  // A field that is folded away takes no focus.
  field?.closest("details")?.setAttribute("open", "");
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: "center" });
}

import type { SyntheticEvent } from "react";

/** Ignores a press while its control is busy; unlike `disabled` it keeps the control's focus and name. */
export function refusePress(event: SyntheticEvent): void {
  event.preventDefault();
}

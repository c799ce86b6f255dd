import type { SyntheticEvent } from "react";

/** Lets a press come to nothing while its control is busy; unlike `disabled` it costs the control neither focus nor name. */
export function refusePress(event: SyntheticEvent): void {
  event.preventDefault();
}

import { useDelayed } from "#web/lib/use-delayed.ts";
import { TIME_CHECK_PATIENCE_MS } from "./check-time-query.ts";

/** Whether the same time has been checked for longer than a traveller is asked to wait; empty while none is. */
export function useImpatience(checked: string): boolean {
  return useDelayed(checked, TIME_CHECK_PATIENCE_MS, "") === checked && checked !== "";
}

import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first draw of the browser, so that both draw the same; true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

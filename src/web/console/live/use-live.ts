import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createLiveChanges, type Liveness } from "./live-changes.ts";

const live = createLiveChanges("/operator/v1/live");

/** Calls back when others have changed something, or may have; once for the whole console. */
export function useLiveChanges(onChange: () => void): void {
  const tell = useEffectEvent(onChange);
  // The stream of changes.
  useEffect(() => live.start(() => tell()), []);
}

/** Whether changes of others are shown as they happen. */
export function useLive(): Liveness {
  return useSyncExternalStore(
    (listener) => live.subscribe(listener),
    () => live.now(),
  );
}

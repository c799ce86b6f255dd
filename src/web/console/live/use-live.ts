import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { createLiveChanges, type LiveChange, type Liveness } from "./live-changes.ts";

const live = createLiveChanges("/operator/v1/live");

/** Calls back when others have changed something, or may have; once for the whole console. */
export function useLiveChanges(onChange: (what: LiveChange) => void): void {
  const tell = useEffectEvent(onChange);
  // The stream of changes.
  useEffect(() => live.start((what) => tell(what)), []);
}

/** Whether changes of others are shown as they happen. */
export function useLive(): Liveness {
  return useSyncExternalStore(
    (listener) => live.subscribe(listener),
    () => live.now(),
  );
}

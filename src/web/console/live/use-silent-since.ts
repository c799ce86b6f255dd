import { serverTime } from "./server-clock.ts";
import { useLive } from "./use-live.ts";

/** Since when a list hears nothing of changes, or could not be read again; undefined while it does. */
export function useSilentSince(
  { isError, dataUpdatedAt }: { readonly isError: boolean; readonly dataUpdatedAt: number },
  now: number,
): number | undefined {
  const live = useLive();
  if (!live.isLive) return live.since;
  if (!isError) return undefined;
  return dataUpdatedAt === 0 ? now : serverTime(dataUpdatedAt);
}

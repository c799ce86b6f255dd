import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";

/** So many things are told; the history has the rest. */
const MOST = 5;

/**
 * What has happened to an order since a version of it, the newest first: every version is one moment, at which several things may have happened. Whoever
 * holds the whole history that was seen is told what it has more.
 */
export function newsSince(
  { history, version }: Pick<DeskOrderView, "history" | "version">,
  seen: number | DeskOrderView["history"],
): DeskOrderView["history"] {
  if (typeof seen !== "number") return history.slice(0, Math.max(0, history.length - seen.length)).slice(0, MOST);
  const moments = [...new Set(history.map(({ at }) => at))].slice(0, Math.max(0, version - seen));
  return history.filter(({ at }) => moments.includes(at)).slice(0, MOST);
}

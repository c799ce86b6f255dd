import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";

/** So many things are told; the history has the rest. */
const MOST = 5;

/** What has happened to an order since a version of it, the newest first: every version is one moment, at which several things may have happened. */
export function newsSince(
  { history, version }: Pick<DeskOrderView, "history" | "version">,
  seen: number,
): DeskOrderView["history"] {
  const moments = [...new Set(history.map(({ at }) => at))].slice(0, Math.max(0, version - seen));
  return history.filter(({ at }) => moments.includes(at)).slice(0, MOST);
}

import type { Step } from "#embed/protocol.ts";

/** Which step of a booking an address shows. */
export function stepOf({ pathname, search }: Pick<Location, "pathname" | "search">, basePath: string): Step {
  const path = pathname.slice(basePath.length);
  if (/^\/(order|approveorder)\//.test(path)) return "order";
  if (/\/prices\/?$/.test(path)) return "passengers";
  const query = new URLSearchParams(search);
  const needed = path.startsWith("/rent") ? ["from"] : ["from", "to"];
  return needed.every((name) => query.has(name)) ? "cars" : "search";
}

/**
 * The site of an old page around an airline's frame, which hears messages of the window and knows of no channel: the frame's address names it,
 * and it must stand on the list.
 */
export function plainHost(search: string, sites: readonly string[]): string | undefined {
  const query = new URLSearchParams(search);
  const named = query.get("platform") === "airline" ? query.get("parent_origin") : null;
  return sites.find((site) => site === named);
}

import type { getNavigationPath } from "#contract/places.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { MessageKey } from "#i18n/messages.ts";

/** The answer of `navigation-paths`. */
export type RidePath = EndpointResult<typeof getNavigationPath>;

/** What is said under a map: how far its line can be trusted. Nothing before it is known, and for a line of a road service. */
export function wayRemark(path: RidePath | undefined): MessageKey | undefined {
  if (path === undefined) return undefined;
  const kinds = new Set(path.parts.map(({ kind }) => kind));
  if (kinds.size === 0) return "prices.map.noWay";
  if (kinds.has("ferry")) return "prices.map.ferry";
  if (kinds.has("guess")) return "prices.map.guess";
  return path.approximate ? "prices.map.approximate" : undefined;
}

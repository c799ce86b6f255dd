import type { MapTiles } from "#contract/page-options.ts";

const MAP_WORKER = /^\/assets\/maplibre-gl-worker-[\w-]+\.mjs(?:\?|$)/;

/** Whether an address is that of the worker of the large map. */
export const isMapWorker = (url: string): boolean => MAP_WORKER.test(url);

/** The policy of that worker, which alone fetches tiles: from this server, and from the operator's where tiles are set. */
export function mapWorkerPolicy(tiles: MapTiles | undefined): string {
  const sources = ["'self'", ...(tiles === undefined ? [] : [new URL(tiles.url).origin])];
  return `default-src 'none'; connect-src ${sources.join(" ")}; frame-ancestors 'none'`;
}

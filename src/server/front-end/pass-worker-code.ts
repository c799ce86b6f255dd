import { KEPT_UNTIL, PASS_CACHE } from "#contract/orders/pass-copy.ts";

/** Where there is a copy, nobody waits longer than this for the page itself (ms). */
const PATIENCE_MS = 6000;

/**
 * The service worker of whoever keeps a pass on the phone: pages of orders come from the network as ever, and from the copy where
 * there is none. It stores nothing itself, and throws away what has been kept for long enough.
 */
export const PASS_WORKER_CODE = `
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(answer(event.request));
});
async function answer(request) {
  const copy = await copyOf(new URL(request.url).pathname);
  const page = fetch(request);
  if (copy === undefined) return page;
  const late = new Promise((resolve) => setTimeout(() => resolve(copy), ${PATIENCE_MS}));
  return Promise.race([page, late]).catch(() => copy);
}
async function copyOf(path) {
  const cache = await caches.open(${JSON.stringify(PASS_CACHE)});
  for (const key of await cache.keys()) {
    const kept = await cache.match(key);
    if (!(Date.parse(kept.headers.get(${JSON.stringify(KEPT_UNTIL)})) > Date.now())) await cache.delete(key);
  }
  return cache.match(path);
}
`;

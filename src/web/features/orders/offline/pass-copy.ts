import { KEPT_UNTIL, PASS_CACHE, PASS_WORKER, PASS_WORKER_POLICY } from "#contract/orders/pass-copy.ts";

/** Scripts may name the address of the worker only through a policy, where the browser has such policies. */
type ScriptPolicy = { createScriptURL(url: string): string };
type TrustedTypes = { readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy } };

/** A page may make a policy of one name once. */
let policy: ScriptPolicy | undefined;

/** A copy as it is stored: its page, and until when (epoch milliseconds). */
type PassCopy = { readonly html: string; readonly until: number };

/** It runs no script, and asks for nothing. */
const COPY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'";

/** Whether this browser can show a page without a network. */
export function canKeepPass(): boolean {
  return "serviceWorker" in navigator && "caches" in globalThis;
}

/** Whether a copy of an order's pass is on this device. */
export async function isPassKept(path: string): Promise<boolean> {
  if (!canKeepPass()) return false;
  return (await (await caches.open(PASS_CACHE)).match(path)) !== undefined;
}

/** Stores the copy of an order's pass under the address of its page, in place of the one before. */
export async function storePass(path: string, { html, until }: PassCopy): Promise<void> {
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": COPY_POLICY,
    [KEPT_UNTIL]: new Date(until).toISOString(),
  };
  await (await caches.open(PASS_CACHE)).put(path, new Response(html, { headers }));
}

/** Starts what shows the copies: nothing of it comes before somebody asks for a copy. */
export async function startPassWorker(basePath: string): Promise<void> {
  const url = `${basePath}/${PASS_WORKER}`;
  policy ??= (globalThis as TrustedTypes).trustedTypes?.createPolicy(PASS_WORKER_POLICY, {
    createScriptURL: () => url,
  });
  await navigator.serviceWorker.register(policy?.createScriptURL(url) ?? url);
}

/** Removes the copy of an order's pass from this device, and with the last copy the service worker that shows them. */
export async function erasePass(basePath: string, path: string): Promise<void> {
  if (!canKeepPass()) return;
  const cache = await caches.open(PASS_CACHE);
  await cache.delete(path);
  if ((await cache.keys()).length > 0) return;
  await caches.delete(PASS_CACHE);
  // Below a base path the rest of the origin is another site's, which may have service workers of its own.
  const { href: scope } = new URL(".", new URL(`${basePath}/${PASS_WORKER}`, location.href));
  for (const worker of await navigator.serviceWorker.getRegistrations())
    if (worker.scope === scope) await worker.unregister();
}

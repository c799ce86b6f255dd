import type { FastifyInstance } from "fastify";
import { isInside } from "#server/http/inside.ts";

/**
 * Warns once when a peer on our own network forwards visitors' addresses without being one of TRUSTED_PROXIES: then every visitor
 * counts as that peer. A peer on the internet may be a visitor who made the header up.
 */
export function untrustedProxyPlugin(app: FastifyInstance): void {
  let hasWarned = false;
  app.addHook("onRequest", async ({ headers, ips = [], socket, log }) => {
    // A trusted peer is followed by the address that it forwards.
    if (hasWarned || headers["x-forwarded-for"] === undefined || ips.length > 1) return;
    const proxy = socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/, "") ?? "";
    if (proxy === "" || !isInside(proxy)) return;
    hasWarned = true;
    log.warn(
      { proxy },
      "a proxy that is not in TRUSTED_PROXIES forwards addresses of visitors: all of them count as one address; add the proxy to TRUSTED_PROXIES",
    );
  });
}

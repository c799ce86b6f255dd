import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApiAddress } from "#contract/wire/endpoint.ts";
import type { Env } from "#server/env.ts";
import { isThisMachine } from "#server/own-addresses.ts";

/** Headers that a proxy adds: behind one, the request's host is not the host in the browser. */
const PROXIED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/**
 * Redirects a page that is opened under another name of this machine to the server's one
 * address, which the payment page and the links in mails use (decision 0023). Calls answer
 * at any address, and the target never comes from the request.
 */
export function oneAddressPlugin(
  app: FastifyInstance,
  { production, port, publicUrl, networkUrls }: Pick<Env, "production" | "port" | "publicUrl" | "networkUrls">,
): void {
  // Unless the set address is this server's own, the host of a request says nothing, and redirects could loop.
  if (production || !isThisMachine(publicUrl, port)) return;
  const home = new URL(publicUrl).origin;
  const served = new Set([publicUrl, ...networkUrls].map((url) => new URL(url).origin));
  app.addHook("onRequest", async (request, reply) => {
    if (!opensPage(request) || PROXIED.some((name) => request.headers[name] !== undefined)) return;
    const asked = URL.parse(`http://${request.headers.host}`);
    if (asked === null || served.has(asked.origin) || !isThisMachine(asked.origin, port)) return;
    return reply.redirect(`${home}${request.url}`);
  });
}

function opensPage({ method, headers, url, routeOptions }: FastifyRequest): boolean {
  const isCall = routeOptions.config.isCall === true || isApiAddress(url);
  const takesPage = headers.accept?.includes("text/html") === true;
  return method === "GET" && takesPage && url.startsWith("/") && !isCall;
}

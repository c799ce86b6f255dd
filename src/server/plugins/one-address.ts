import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Env } from "#server/env.ts";
import { isThisMachine } from "#server/own-addresses.ts";

/** What a proxy adds: behind one, the host that comes here is not what stands in the browser. */
const PROXIED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto"];

/**
 * Leads a page that is opened under another name of this machine to the server's one address, where the payment page and the
 * links of mails are (decision 0023). Calls answer wherever they are sent, and the target never comes from the request.
 */
export function oneAddressPlugin(
  app: FastifyInstance,
  { production, port, publicUrl, networkUrls }: Pick<Env, "production" | "port" | "publicUrl" | "networkUrls">,
): void {
  // Behind an address that is not this very server's the host of a request says nothing, and leading on could go in circles.
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
  const takesPage = headers.accept?.includes("text/html") === true;
  return method === "GET" && takesPage && url.startsWith("/") && routeOptions.config.isCall !== true;
}

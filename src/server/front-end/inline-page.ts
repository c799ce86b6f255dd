import type { FastifyReply, FastifyRequest } from "fastify";
import type { InlinePage } from "#contract/inline-page.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { say } from "#server/say.ts";

/** Where the owner of a site adds it to the list, in our own window. */
export function ownSiteAddress(site: string, locale: PageOptions["locale"]): string {
  return `/account/settings?${new URLSearchParams({ tab: "booking", lang: locale, site }).toString()}`;
}

/**
 * Answers a module in another site's page with the options of a page of ours, where the list has that site. Browsers name it truly; whoever
 * names another one learns what every page of ours says.
 */
export function sendInline(request: FastifyRequest, reply: FastifyReply, options: PageOptions): FastifyReply {
  const { sites = [], locale, userId, isClosed, isNotOpen } = options;
  const site = request.headers.origin ?? "";
  const isListed = sites.includes(site);
  const link = { text: say(locale, "document.ownSite"), url: `${home(request)}${ownSiteAddress(site, locale)}` };
  const isShown = isListed && !isClosed && !isNotOpen;
  const text = say(locale, isListed && isNotOpen ? "missing.notOpen.title" : "document.unlisted");
  const page: InlinePage = isShown ? { options } : { unlisted: { text, ...(userId !== "" && !isListed && { link }) } };
  return reply
    .code(page.options === undefined ? 403 : 200)
    .header("Access-Control-Allow-Origin", site || "*")
    .header("Vary", "Origin")
    .header("Cross-Origin-Resource-Policy", "cross-origin")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(page));
}

const home = ({ protocol, host }: FastifyRequest): string => `${protocol}://${host}`;

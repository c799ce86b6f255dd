import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageOptions } from "#contract/page-options.ts";
import { ownSiteAddress } from "#server/front-end/inline-page.ts";
import { html, markup } from "#server/http/html.ts";
import { say } from "#server/say.ts";

const CSS =
  "body{margin:0;padding:32px 20px;color:#12211b;font:16px/1.5 sans-serif;text-align:center}h1{margin:0;font:inherit}a{color:inherit}";

/** The site whose page frames this one although no list has it; browsers tell it, some pages forbid them to. */
export function unlistedSite(request: FastifyRequest, sites: readonly string[] | undefined): string | undefined {
  if (sites === undefined || request.headers["sec-fetch-dest"] !== "iframe") return undefined;
  const around = URL.parse(request.headers.referer ?? "");
  if (around === null || around.host === request.host || !/^https?:$/.test(around.protocol)) return undefined;
  return sites.includes(around.origin) ? undefined : around.origin;
}

/**
 * Says in a stranger's frame that there is no booking here, and nothing that could be pressed by mistake: its only link opens
 * our own page beside, where the partner adds the site to its list.
 */
export function sendUnlisted(
  reply: FastifyReply,
  site: string,
  { locale, userId, nonce }: Pick<PageOptions, "locale" | "userId"> & { readonly nonce: string },
): FastifyReply {
  const settings = ownSiteAddress(site, locale);
  return reply
    .code(403)
    .header(
      "Content-Security-Policy",
      `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    )
    .header("Content-Language", locale)
    .type("text/html; charset=utf-8")
    .send(
      html`<!doctype html>
        <html lang="${locale}">
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>${say(locale, "document.unlisted")}</title>
          <style nonce="${nonce}">
            ${markup(CSS)}
          </style>
          <main>
            <h1>${say(locale, "document.unlisted")}</h1>
            ${
              userId !== "" &&
              html`<p><a href="${settings}" target="_blank" rel="noopener">${say(locale, "document.ownSite")}</a></p>`
            }
          </main>
        </html>`.toString(),
    );
}

import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { getStaffSession } from "#contract/console/staff/get-staff-session.ts";
import type { OutsideCredits } from "#contract/page-options.ts";
import { OPERATOR_PREFIX, type EndpointResult } from "#contract/wire/endpoint.ts";
import type { BuiltPages } from "#server/front-end/built-pages.ts";
import { consoleDocument } from "#server/front-end/console-document.ts";
import { consoleMessages } from "#server/front-end/page-messages.ts";
import { credentialsOf } from "#server/http/caller.ts";
import { choicesOfPage } from "#server/http/choices-of-page.ts";
import { queryOf } from "#server/http/query-and-path.ts";
import { limitPages, type CountPage } from "#server/plugins/limit-pages.ts";
import { newNonce, setPagePolicy } from "#server/plugins/security-headers.ts";
import type { SellerSettings } from "#server/settings/seller-settings.ts";

/** Who opens a page of the console, asked by the call that says it, which alone decides; nothing where it refuses, and its page then asks by itself. */
async function visitingSession(
  app: FastifyInstance,
  request: FastifyRequest,
): Promise<EndpointResult<typeof getStaffSession> | undefined> {
  const { headers, host, ip } = request;
  const { cookie = "", "user-agent": agent } = headers;
  if (credentialsOf(request).cookie === null) return undefined;
  const answer = await app.inject({
    method: "GET",
    url: `${OPERATOR_PREFIX}/session`,
    // Whoever follows a link to the console opens a page of ours; the site with the link reads nothing of it.
    headers: { cookie, host, ...(agent !== undefined && { "user-agent": agent }) },
    remoteAddress: ip,
  });
  if (answer.statusCode !== 200) return undefined;
  return answer.json<{ readonly result: EndpointResult<typeof getStaffSession> }>().result;
}

const YEAR_MS = 31_536_000_000;

/** What the console's pages are made with. */
interface ConsolePages {
  readonly pages: Pick<BuiltPages, "console">;
  readonly countPage: CountPage;
  readonly seller: SellerSettings;
  readonly credits: OutsideCredits;
}

/** Serves the operator's console: one document for all its addresses, which its own scripts draw. No site may frame it, and no search engine keeps it. */
export function consolePage(app: FastifyInstance, { pages, countPage, seller, credits }: ConsolePages): void {
  const built = pages.console;
  if (built === undefined) return;
  app.register(async (scope) => {
    scope.addHook("onRoute", (route) => {
      route.config = { ...route.config, policy: "anybody" as const, name: "asset" };
    });
    await scope.register(fastifyStatic, {
      root: `${built.dir}/console/assets`,
      prefix: "/console/assets/",
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: YEAR_MS,
      index: false,
    });
  });
  const page = { config: { policy: "anybody" as const, name: "page" }, onRequest: limitPages(countPage) };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const session = await visitingSession(app, request);
    const named = choicesOfPage(request, {
      account: undefined,
      page: { language: request.headers["accept-language"] },
    });
    const isNamed = new URLSearchParams(queryOf(request)).has("lang");
    const locale = isNamed ? named.locale : (session?.settings.lang ?? named.locale);
    const nonce = newNonce();
    // Letters are shown in frames of their own.
    setPagePolicy(reply, nonce, { frames: "'self'" });
    return reply
      .header("Content-Language", locale)
      .header("Cache-Control", "no-store")
      .header("X-Robots-Tag", "noindex")
      .type("text/html; charset=utf-8")
      .send(
        consoleDocument(
          built,
          {
            locale,
            messages: consoleMessages(locale),
            company: seller.seller[locale].name ?? "",
            credits,
            cardCurrencies: app.payableCurrencies,
            session,
          },
          nonce,
        ),
      );
  };
  app.get("/console", page, answer);
  app.get("/console/*", page, answer);
}

import type { FastifyRequest } from "fastify";
import { CHOICE_COOKIES } from "#contract/page-options.ts";
import { choicesInForce, type Choices, type ChoiceSources, type SiteChoices } from "#domain/values/choices.ts";
import { queryOf } from "#server/http/query-and-path.ts";

/** What the address and the browser of a page do not tell. */
type NamedElsewhere = Pick<ChoiceSources, "account" | "page">;

/** The language and currency of a page. */
export function choicesOfPage(
  request: FastifyRequest,
  { paysCash = false, ...named }: NamedElsewhere & Pick<SiteChoices, "paysCash">,
): ReturnType<typeof choicesInForce> {
  const query = new URLSearchParams(queryOf(request));
  const address = { language: query.get("lang"), currency: query.get("currency") };
  const browser = keptChoices(request.headers.cookie ?? "");
  return choicesInForce({ ...named, address, browser }, { ...siteOf(request), paysCash });
}

/** What the site that a request asks starts in. */
export function siteOf({ host, server }: Pick<FastifyRequest, "host" | "server">): SiteChoices {
  return { host, operatorCurrency: server.operatorCurrency, payable: server.payableCurrencies };
}

/** The language and currency that somebody chose on an earlier visit. */
function keptChoices(cookies: string): Choices {
  const kept = (choice: keyof typeof CHOICE_COOKIES) =>
    new RegExp(`(?:^|; )${CHOICE_COOKIES[choice]}=([A-Za-z]{2,3})(?:;|$)`).exec(cookies)?.[1];
  return { language: kept("language"), currency: kept("currency") };
}

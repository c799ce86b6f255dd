import type { FastifyRequest } from "fastify";
import type { PageOptions } from "#contract/page-options.ts";
import { MOST_SITES } from "#domain/partners/site.ts";
import { pathOf, queryOf, userIdOf } from "#server/http/query-and-path.ts";
import { shownHost } from "#server/http/shown-host.ts";

/** Screens that sell or show what was sold; log-in, lists, settings and the editor are never framed. */
const FRAMED_SCREENS = /^\/(finder|inline|prices|rent|order|approveorder|about)(\/|$)/;

/** How a page in a frame names itself to the server; undefined outside of one. */
export function frameType(search: string): string | undefined {
  return /^frame[\w-]{0,30}$/.exec(new URLSearchParams(search).get("module_type") ?? "")?.[0];
}

/** On what a page stands, as its searches for prices say it. */
export function platformOf(search: string): PageOptions["platform"] {
  const query = new URLSearchParams(search);
  if ([query.get("platform"), query.get("module_type")].includes("airline")) return "airline";
  if (frameType(search) !== undefined) return "frame";
  return userIdOf(search) === "" ? "site" : "partner";
}

/** Whose list of sites a page goes by: that of the number of a partner, or the operator's own. */
export type SitesOf = (userId: number | undefined) => Promise<readonly string[]>;

/** What the options of a page are besides, where it stands on a page of another site or was left from one. */
export type Framing = Partial<Pick<PageOptions, "sites" | "color" | "hostPage">>;

/** Reads how a page is framed, by whose list of sites, and where a payer goes back to; nothing of it on any other page. */
export async function readFraming(
  request: FastifyRequest,
  { basePath, sitesOf }: { readonly basePath: string; readonly sitesOf: SitesOf },
): Promise<Framing> {
  const [path, search] = [pathOf(request), queryOf(request)];
  const screen = path.startsWith(`${basePath}/`) ? (FRAMED_SCREENS.exec(path.slice(basePath.length))?.[1] ?? "") : "";
  const query = new URLSearchParams(search);
  const sites = async () => sitesOf(userIdOf(search) === "" ? undefined : Number(userIdOf(search)));
  if (screen === "inline" || (screen !== "" && frameType(search) !== undefined)) {
    const accent = /^[\da-f]{6}$/i.exec(query.get("accent") ?? "")?.[0];
    return { sites: await sites(), ...(accent !== undefined && { color: `#${accent}` }) };
  }
  const host = screen === "order" ? URL.parse(query.get("host_page") ?? "") : null;
  const isListed = host !== null && (await sites()).includes(host.origin);
  return isListed ? { hostPage: { url: `${host.origin}${host.pathname}`, host: shownHost(host) } } : {};
}

/** The sources of `frame-ancestors` for a list of sites, and our own pages where a partner looks at its module; none without a list, or with an empty one. */
export function framedBy(sites: readonly string[] | undefined, { isOwn }: { readonly isOwn: boolean }): string {
  const sources = sites === undefined ? [] : [...(isOwn ? ["'self'"] : []), ...sites.slice(0, MOST_SITES)];
  return sources.join(" ") || "'none'";
}

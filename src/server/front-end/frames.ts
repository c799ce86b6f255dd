import type { FastifyRequest } from "fastify";
import type { PageOptions } from "#contract/page-options.ts";
import { MOST_SITES } from "#domain/partners/site.ts";
import { pathOf, queryOf, userIdOf } from "#server/http/query-and-path.ts";

/** Screens that sell or show what was sold; log-in, lists, settings and the editor are never framed (T-30). */
const FRAMED_SCREENS = /^\/(finder|prices|rent|order|approveorder|about)(\/|$)/;

/** How a page in a frame names itself to the server; undefined outside of one. */
export function frameType(search: string): string | undefined {
  return /^frame[\w-]{0,30}$/.exec(new URLSearchParams(search).get("module_type") ?? "")?.[0];
}

/** Whose list of sites a page goes by: that of the number of a partner, or the operator's own. */
export type SitesOf = (userId: number | undefined) => Promise<readonly string[]>;

/** The sites that may show a page in a frame; undefined where none ever may. */
export async function sitesOfPage(
  request: FastifyRequest,
  { basePath, sitesOf }: { readonly basePath: string; readonly sitesOf: SitesOf },
): Promise<readonly string[] | undefined> {
  const [path, search] = [pathOf(request), queryOf(request)];
  const isScreen = path.startsWith(`${basePath}/`) && FRAMED_SCREENS.test(path.slice(basePath.length));
  const userId = userIdOf(search);
  return isScreen && frameType(search) !== undefined ? sitesOf(userId === "" ? undefined : Number(userId)) : undefined;
}

/** What the options of a framed page are besides: its sites, and the accent that the page around it asks for. */
export function frameOptions(
  request: FastifyRequest,
  sites: readonly string[] | undefined,
): Pick<PageOptions, "sites"> & Partial<Pick<PageOptions, "color">> {
  if (sites === undefined) return {};
  const accent = /^[\da-f]{6}$/i.exec(new URLSearchParams(queryOf(request)).get("accent") ?? "")?.[0];
  return { sites, ...(accent !== undefined && { color: `#${accent}` }) };
}

/** The sources of `frame-ancestors` for a list of sites; none without a list, or with an empty one. */
export function framedBy(sites: readonly string[] | undefined): string {
  return sites === undefined || sites.length === 0 ? "'none'" : sites.slice(0, MOST_SITES).join(" ");
}

import type { EmbedFault } from "#domain/partners/embed-fault.ts";
import { siteOrigin, typedSite } from "#domain/partners/site.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { embedFaults } from "#server/modules/partners/sites/embed-faults.ts";
import type { PageReading } from "#server/modules/partners/sites/page-reader.ts";
import { findSites } from "#server/modules/partners/sites/sites.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** How often a page may lead on to another one. */
const MOST_STEPS = 3;

/** What was read, and what is wrong with it. */
interface CheckedPage {
  readonly page: string;
  readonly faults: EmbedFault[];
}

/** Reads a page of one of a partner's sites, and says what keeps the module from working there. */
export async function checkPage(partners: Partners, partnerId: number, typed: string): Promise<CheckedPage> {
  const address = URL.parse(typedSite(typed));
  const listed = new Set((await findSites(partners.db, partnerId)).map(({ origin }) => origin));
  const isListed = (page: URL): boolean => listed.has(siteOrigin(page, { tried: !partners.accounts.production }) ?? "");
  if (address === null) throw new Refusal("site-wrong", { details: { field: "page" } });
  if (!isListed(address))
    throw new Refusal("site-unlisted", { words: { site: address.host }, details: { field: "page" } });
  const { page, read } = await follow(partners, address, isListed);
  const told = (fault: EmbedFault): CheckedPage => ({ page: page.href, faults: [fault] });
  if (typeof read === "string") return told(read);
  if ("leadsTo" in read) return told("elsewhere");
  const { origin, basePath } = partners.ourPages;
  return { page: page.href, faults: [...embedFaults(read, { partnerId, origin, basePath })] };
}

/** Goes on to where a page leads, as long as that is a page of a listed site. */
async function follow(
  { readPage }: Partners,
  first: URL,
  isListed: (page: URL) => boolean,
): Promise<{ readonly page: URL; readonly read: PageReading }> {
  let page = first;
  let read = await readPage(page);
  for (let step = 0; step < MOST_STEPS && typeof read === "object" && "leadsTo" in read; step += 1) {
    const next = URL.parse(read.leadsTo, page.href);
    if (next === null || !isListed(next)) break;
    page = next;
    read = await readPage(page);
  }
  return { page, read };
}

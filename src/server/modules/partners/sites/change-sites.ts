import type { PartnerSites } from "#contract/partner-sites.ts";
import { MOST_SITES, siteOrigin, typedSite } from "#domain/partners/site.ts";
import { shownHost } from "#server/http/shown-host.ts";
import { lockPartner } from "#server/modules/partners/module-settings.repository.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { deleteSite, findSites, insertSite } from "#server/modules/partners/sites/sites.repository.ts";
import { Refusal } from "#server/refusal.ts";

/** Presents a partner's sites. */
export async function listSites({ db }: Partners, partnerId: number): Promise<PartnerSites> {
  const sites = await findSites(db, partnerId);
  return {
    sites: sites.map((site) => ({
      origin: site.origin,
      title: titleOf(new URL(site.origin)),
      added_by: site.added_by,
      added_at: site.added_at.toISOString(),
    })),
    most: MOST_SITES,
  };
}

/** Adds the site of an address to a partner's list. */
export async function addSite(partners: Partners, partnerId: number, address: string): Promise<PartnerSites> {
  const { db, clock } = partners;
  const origin = originIn(partners, address);
  await db.transaction().execute(async (trx) => {
    // Two at once would both find room for one more.
    await lockPartner(trx, partnerId);
    const known = await findSites(trx, partnerId);
    if (known.some((site) => site.origin === origin)) return;
    if (known.length >= MOST_SITES) throw new Refusal("too-many-sites", { words: { most: MOST_SITES } });
    const added = { added_by: partnerId, added_at: new Date(clock()) };
    await insertSite(trx, { partner_id: partnerId, origin, ...added });
  });
  return listSites(partners, partnerId);
}

/** Takes the site of an address off a partner's list. */
export async function removeSite(partners: Partners, partnerId: number, address: string): Promise<PartnerSites> {
  const listed = await findSites(partners.db, partnerId);
  // What was listed under rules of its time goes as it is written.
  const written = listed.find((site) => site.origin === address)?.origin;
  await deleteSite(partners.db, { partner_id: partnerId, origin: written ?? originIn(partners, address) });
  return listSites(partners, partnerId);
}

const titleOf = (origin: URL): string => `${origin.protocol}//${shownHost(origin)}`;

function originIn({ accounts }: Partners, address: string): string {
  const origin = siteOrigin(URL.parse(typedSite(address)), { tried: !accounts.production });
  if (origin === undefined) throw new Refusal("site-wrong", { details: { field: "site" } });
  return origin;
}

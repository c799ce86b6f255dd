import {
  addSite as addSiteCall,
  listSites as listSitesCall,
  removeSite as removeSiteCall,
} from "#contract/partner-sites.ts";
import { route, type Route } from "#server/http/route.ts";
import { callingPartner } from "#server/modules/partners/calling-partner.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { addSite, listSites, removeSite } from "#server/modules/partners/sites/change-sites.ts";

/** The routes by which a partner says on whose pages its module may stand. */
export function siteRoutes(partners: Partners): Route[] {
  return [
    route(listSitesCall, async ({ caller }) => listSites(partners, callingPartner(caller))),
    route(addSiteCall, async ({ body, caller }) => addSite(partners, callingPartner(caller), body.site)),
    route(removeSiteCall, async ({ body, caller }) => removeSite(partners, callingPartner(caller), body.site)),
  ];
}

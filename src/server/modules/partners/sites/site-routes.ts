import {
  addSite as addSiteCall,
  checkPage as checkPageCall,
  listCarClasses,
  listSites as listSitesCall,
  removeSite as removeSiteCall,
} from "#contract/partner-sites.ts";
import { nameIn } from "#domain/values/named.ts";
import { route, type Route } from "#server/http/route.ts";
import { callingPartner } from "#server/modules/partners/calling-partner.ts";
import type { Partners } from "#server/modules/partners/partners.ts";
import { addSite, listSites, removeSite } from "#server/modules/partners/sites/change-sites.ts";
import { checkPage } from "#server/modules/partners/sites/check-page.ts";

/** The routes by which a partner says on whose pages its module may stand. */
export function siteRoutes(partners: Partners): Route[] {
  return [
    route(listSitesCall, async ({ caller }) => listSites(partners, callingPartner(caller))),
    route(addSiteCall, async ({ body, caller }) => addSite(partners, callingPartner(caller), body.site ?? "")),
    route(removeSiteCall, async ({ body, caller }) => removeSite(partners, callingPartner(caller), body.site ?? "")),
    route(checkPageCall, async ({ body, caller }) => checkPage(partners, callingPartner(caller), body.page ?? "")),
    route(listCarClasses, async ({ caller }) =>
      (await partners.carClasses()).map(({ id, name }) => ({ car_class_id: id, title: nameIn(name, caller.locale) })),
    ),
  ];
}

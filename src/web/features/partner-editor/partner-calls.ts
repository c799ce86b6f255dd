// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { addSite, checkPage, listCarClasses, listSites, removeSite } from "#contract/partner-sites.ts";
import type { getStatement } from "#contract/partner-statement.ts";
import type { getAdvantages, saveModuleSettings } from "#contract/partners.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only pages on which a partner changes its module make, by name, with the types of the contract. */
export type PartnerCalls = {
  readonly listSites: typeof listSites;
  readonly addSite: typeof addSite;
  readonly removeSite: typeof removeSite;
  readonly checkPage: typeof checkPage;
  readonly listCarClasses: typeof listCarClasses;
  readonly getStatement: typeof getStatement;
  readonly saveModuleSettings: typeof saveModuleSettings;
  readonly getAdvantages: typeof getAdvantages;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const PARTNER_ENDPOINTS: { readonly [Name in keyof PartnerCalls]: CallAddress } = {
  listSites: { method: "GET", path: "/partners/sites", prefix: "/v4" },
  addSite: { method: "POST", path: "/partners/sites", prefix: "/v4" },
  removeSite: { method: "POST", path: "/partners/sites/remove", prefix: "/v4" },
  checkPage: { method: "POST", path: "/partners/sites/check", prefix: "/v4" },
  listCarClasses: { method: "GET", path: "/partners/car-classes", prefix: "/v4" },
  getStatement: { method: "GET", path: "/partners/statement", prefix: "/v4" },
  saveModuleSettings: { method: "PUT", path: "/partners/booking-module-settings", prefix: "/v4" },
  getAdvantages: { method: "GET", path: "/partners/advantages" },
};

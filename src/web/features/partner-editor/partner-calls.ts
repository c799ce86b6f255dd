// Written by scripts/write-client-calls.ts from the endpoints of the contract; a test holds it equal to them.
import type { getAdvantages, saveModuleSettings } from "#contract/partners.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** The calls only the editor of a partner's page makes, by name, with the types of the contract. */
export type PartnerCalls = {
  readonly saveModuleSettings: typeof saveModuleSettings;
  readonly getAdvantages: typeof getAdvantages;
};

/** Method and path of each call. The contract's own values would bring the schema library into the browser. */
export const PARTNER_ENDPOINTS: { readonly [Name in keyof PartnerCalls]: CallAddress } = {
  saveModuleSettings: { method: "PUT", path: "/partners/booking-module-settings", prefix: "/v4" },
  getAdvantages: { method: "GET", path: "/partners/advantages" },
};

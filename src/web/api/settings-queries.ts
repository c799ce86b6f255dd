import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { SettingUser } from "#contract/accounts.ts";
import type { Api } from "#web/api/api-call.ts";

/** Names of what is on for an account, or on a partner's pages. */
export const featuresQuery = (api: Api, userId: number) =>
  queryOptions({
    queryKey: ["features", userId],
    queryFn: () => api("getFeatures", { params: { user_id: userId } }),
    staleTime: Infinity,
  });

/** How a partner's own module is set. */
export const moduleSettingsQuery = (api: Api, partnerId: number) =>
  queryOptions({
    queryKey: ["module-settings", partnerId],
    queryFn: () => api("getModuleSettings", { params: { partner_id: partnerId } }),
    staleTime: Infinity,
  });

/** The number of the partner that an account is; undefined for every other role. */
export function partnerOf({ role, partner_id: id, user_id: own }: SettingUser): number | undefined {
  return role === "partner" ? (id ?? own) : undefined;
}

/** Asks at once for what is on for an account, and for a partner's module; whoever needs the answers finds them there. */
export function askSettingsOf(account: SettingUser, client: QueryClient, api: Api): void {
  void client.prefetchQuery(featuresQuery(api, account.user_id));
  const partner = partnerOf(account);
  if (partner !== undefined) void client.prefetchQuery(moduleSettingsQuery(api, partner));
}

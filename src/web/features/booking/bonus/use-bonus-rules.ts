import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand/react";
import { useApi } from "#web/api/api-context.ts";
import { featuresQuery, moduleSettingsQuery, partnerOf } from "#web/api/settings-queries.ts";
import { usePage } from "#web/page/page.tsx";
import { bonusRules, type BonusRules } from "#web/trip/account-rules.ts";

/** What brought the visit is read by code that otherwise comes with the order. */
const PLATFORM = {
  queryKey: ["platform"],
  queryFn: () => import("#web/trip/visit-origin.ts").then((file) => file.visitOrigin().platform ?? ""),
  staleTime: Infinity,
} as const;

/**
 * Whether the form asks for a certificate and for a miles number: by what is on for the account, on the partner's page or for
 * visitors, and by the partner's own module (LOY-19). Until an answer comes, visitors' features hold.
 */
export function useBonusRules(): BonusRules {
  const { store, options } = usePage();
  const api = useApi();
  const account = useStore(store, (state) => state.account);
  const userId = account?.user_id ?? Number(options.userId);
  const partner = account ? partnerOf(account) : undefined;
  const { data: features } = useQuery({
    ...featuresQuery(api, userId),
    enabled: account !== undefined && userId > 0,
  });
  const { data: module } = useQuery({ ...moduleSettingsQuery(api, partner ?? 0), enabled: partner !== undefined });
  const { data: platform } = useQuery(PLATFORM);
  return bonusRules({
    features: features ?? options.features,
    showsPromoCode: module?.show_promo_code !== 0,
    platform,
  });
}

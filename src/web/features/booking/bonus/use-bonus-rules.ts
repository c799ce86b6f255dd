import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand/react";
import { useApi } from "#web/api/api-context.ts";
import { featuresQuery, moduleSettingsQuery, partnerOf } from "#web/api/settings-queries.ts";
import { usePage } from "#web/page/page.tsx";
import { bonusRules, type BonusRules } from "#web/trip/account-rules.ts";
import { visitOrigin } from "#web/trip/visit-origin.ts";

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
  return bonusRules({
    features: features ?? options.features,
    showsPromoCode: module?.show_promo_code !== 0,
    platform: visitOrigin().platform,
  });
}

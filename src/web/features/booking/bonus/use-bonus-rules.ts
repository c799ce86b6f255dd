import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand/react";
import { useApi } from "#web/api/api-context.ts";
import { moduleSettingsQuery, partnerOf } from "#web/api/settings-queries.ts";
import { useFeatures } from "#web/api/use-features.ts";
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
 * visitors, and by the partner's own module.
 */
export function useBonusRules(): BonusRules {
  const { store } = usePage();
  const features = useFeatures();
  const api = useApi();
  const account = useStore(store, (state) => state.account);
  const partner = account ? partnerOf(account) : undefined;
  const { data: module } = useQuery({ ...moduleSettingsQuery(api, partner ?? 0), enabled: partner !== undefined });
  const { data: platform } = useQuery(PLATFORM);
  return bonusRules({
    features,
    showsPromoCode: module?.show_promo_code !== 0,
    platform,
  });
}

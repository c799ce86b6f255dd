import { useQuery } from "@tanstack/react-query";
import { useStore } from "zustand/react";
import { useApi } from "#web/api/api-context.ts";
import { featuresQuery } from "#web/api/settings-queries.ts";
import { usePage } from "#web/page/page.tsx";

/** What is on for the account, on the partner's page or for visitors; until an answer comes, visitors' features hold. */
export function useFeatures(): readonly string[] {
  const { store, options } = usePage();
  const api = useApi();
  const account = useStore(store, (state) => state.account);
  const userId = account?.user_id ?? Number(options.userId);
  const { data } = useQuery({ ...featuresQuery(api, userId), enabled: account !== undefined && userId > 0 });
  return data ?? options.features;
}

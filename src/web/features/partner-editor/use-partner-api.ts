import { useMemo } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { InputOf } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import { PARTNER_ENDPOINTS, type PartnerCalls } from "./partner-calls.ts";

/** Calls an endpoint that only the editor of a partner's page calls. */
export type PartnerApi = <Name extends keyof PartnerCalls>(
  name: Name,
  input: InputOf<PartnerCalls[Name]>,
) => Promise<EndpointResult<PartnerCalls[Name]>>;

/** The page's HTTP client for these calls. */
export function usePartnerApi(): PartnerApi {
  const api = useApi() as unknown as (name: string, input: object) => Promise<never>;
  return useMemo<PartnerApi>(
    () => (name, input) => api(name, { keep: true, ...input, at: PARTNER_ENDPOINTS[name] }),
    [api],
  );
}

import { useMemo } from "react";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { InputOf } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import { ACCOUNT_ENDPOINTS, type AccountCalls } from "./account-calls.ts";

/** Calls an endpoint that only pages of an account call. */
export type AccountApi = <Name extends keyof AccountCalls>(
  name: Name,
  input: InputOf<AccountCalls[Name]>,
) => Promise<EndpointResult<AccountCalls[Name]>>;

/** The page's HTTP client for these calls. */
export function useAccountApi(): AccountApi {
  const api = useApi() as unknown as (name: string, input: object) => Promise<never>;
  return useMemo<AccountApi>(
    () => (name, input) => api(name, { keep: true, ...input, at: ACCOUNT_ENDPOINTS[name] }),
    [api],
  );
}

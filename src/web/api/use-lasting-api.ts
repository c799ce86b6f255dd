import { useMemo } from "react";
import type { Api } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";

/** The page's HTTP client, whose calls are not cancelled when the visitor goes back. */
export function useLastingApi(): Api {
  const api = useApi();
  return useMemo<Api>(() => (name, input) => api(name, { keep: true, ...input }), [api]);
}

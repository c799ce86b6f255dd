import { useMemo } from "react";
import type { Endpoint, EndpointResult } from "#contract/wire/endpoint.ts";
import type { InputOf } from "#web/api/api-call.ts";
import { useApi } from "#web/api/api-context.ts";
import type { CallAddress } from "#web/api/client-calls.ts";

/** Calls an endpoint of a table that not every page has. */
export type TableApi<Calls extends { readonly [Name in keyof Calls]: Endpoint }> = <Name extends keyof Calls>(
  name: Name,
  input: InputOf<Calls[Name]>,
) => Promise<EndpointResult<Calls[Name]>>;

/** The page's HTTP client for the calls of a table. */
export function useTableApi<Calls extends { readonly [Name in keyof Calls]: Endpoint }>(table: {
  readonly [Name in keyof Calls]: CallAddress;
}): TableApi<Calls> {
  const api = useApi() as unknown as (name: PropertyKey, input: object) => Promise<never>;
  return useMemo<TableApi<Calls>>(
    () => (name, input) => api(name, { keep: true, ...input, at: table[name] }),
    [api, table],
  );
}

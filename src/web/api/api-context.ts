import { createContext, use } from "react";
import type { Api } from "#web/api/api-call.ts";

/** Provides the HTTP client to components that load data. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The HTTP client of the page. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === undefined) throw new Error("A component that calls the server was drawn outside of WithQueries");
  return api;
}

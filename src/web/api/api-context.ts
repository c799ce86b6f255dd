import { createContext, use } from "react";
import type { Api } from "#web/api/api-call.ts";

/** Carries the HTTP client to the parts of the page that ask for data. */
export const ApiContext = createContext<Api | undefined>(undefined);

/** The HTTP client of the page. */
export function useApi(): Api {
  const api = use(ApiContext);
  if (api === undefined) throw new Error("A component that calls the server was drawn outside of WithQueries");
  return api;
}

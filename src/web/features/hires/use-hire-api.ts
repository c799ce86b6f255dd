import { useTableApi, type TableApi } from "#web/api/use-table-api.ts";
import { HIRE_ENDPOINTS, type HireCalls } from "./hire-calls.ts";

/** The page's HTTP client for the calls of a yacht that was offered or booked. */
export const useHireApi = (): TableApi<HireCalls> => useTableApi<HireCalls>(HIRE_ENDPOINTS);

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { TestQuery } from "./tester-address.ts";

/** The answer to a question; what was shown stays until the next one is there. */
export const testQuery = (api: ConsoleApi, query: TestQuery | undefined) =>
  queryOptions({
    queryKey: ["tester", query],
    queryFn: ({ signal }) => api("testPrices", { query: query ?? {}, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });

/** The versions of the book. */
export const booksQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ["tester", "books"], queryFn: ({ signal }) => api("listTestBooks", { signal }) });

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { TesterAsked, TestQuery } from "./tester-address.ts";

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

/** A stored price, of a trip or by its number, beside what the book in force gives. */
export const comparedQuery = (api: ConsoleApi, { trip, price }: TesterAsked) =>
  queryOptions({
    queryKey: ["tester", "sold", trip, price],
    queryFn: ({ signal }) =>
      api("compareSoldPrice", {
        query: {
          ...(trip !== undefined && { trip_id: Number(trip) }),
          ...(price !== undefined && { price_id: Number(price) }),
        },
        signal,
      }),
    enabled: trip !== undefined || price !== undefined,
  });

import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { useAddress } from "#web/console/app/address.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useDelayed } from "#web/lib/use-delayed.ts";
import { useSamples } from "./samples/use-samples.ts";
import {
  askedOf,
  readTesterAddress,
  testerAddress,
  testQueryOf,
  type TesterAsked,
  type TestQuery,
} from "./tester-address.ts";

/** The answer to a question; what was shown stays until the next one is there. */
const testQuery = (api: ConsoleApi, query: TestQuery | undefined) =>
  queryOptions({
    queryKey: ["tester", query],
    queryFn: ({ signal }) => api("testPrices", { query: query ?? {}, signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  });

/** The versions of the book. */
const booksQuery = (api: ConsoleApi) =>
  queryOptions({ queryKey: ["tester", "books"], queryFn: ({ signal }) => api("listTestBooks", { signal }) });

/** A stored price, of a trip or by its number, beside what the book in force gives. */
const comparedQuery = (api: ConsoleApi, { trip, price }: TesterAsked) =>
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

/** A changed question asks again once it has rested so long. */
const PAUSE_MS = 400;

/** What the tester is asked by its address, what it answers, and which class and offer of the answer are chosen. */
export function useTester() {
  const { api } = useConsole();
  const [, go] = useLocation();
  const search = useSearch();
  const address = useAddress();
  const written = useMemo(() => readTesterAddress(search), [search]);
  const isStored = written.trip !== undefined || written.price !== undefined;
  const compared = useQuery(comparedQuery(api, written));
  // A stored price asks its own question until another one is written down.
  const asked = useMemo(
    () => (compared.data === undefined ? written : { ...askedOf(compared.data), ...written }),
    [compared.data, written],
  );
  const question = JSON.stringify(testQueryOf(asked) ?? null);
  const rested = useDelayed(question, PAUSE_MS);
  const right = useRights()("tester");
  const books = useQuery({ ...booksQuery(api), enabled: right !== undefined });
  const query = (JSON.parse(rested) as ReturnType<typeof testQueryOf> | null) ?? undefined;
  const test = useQuery({ ...testQuery(api, query), enabled: query !== undefined && right !== undefined });
  // Whoever has asked nothing yet may begin with one that is kept.
  const withSamples = asked.samples === "1" || question === "null";
  const samples = useSamples({ isShown: withSamples && right !== undefined });
  const isUnasked = question === "null" && !(isStored && compared.isPending);
  // What was shown stays where the next question has no answer.
  const [last, setLast] = useState<{ readonly view: PriceTestView; readonly at: number }>();
  if (test.data !== undefined && test.data !== last?.view) setLast({ view: test.data, at: test.dataUpdatedAt });
  const answer = isUnasked ? undefined : (test.data ?? (test.isError ? last?.view : undefined));
  const chosen =
    answer?.classes.find(({ class_id: id }) => String(id) === asked.class) ??
    answer?.classes.find(({ price }) => price !== null) ??
    answer?.classes[0];
  const offer =
    chosen?.offers.find(({ tariff_id: id }) => String(id) === asked.tariff) ??
    chosen?.offers.find(({ is_sold: isSold }) => isSold) ??
    chosen?.offers[0];
  return {
    right,
    asked,
    ask: (next: TesterAsked) => go(address(testerAddress(next)), { replace: true }),
    books: books.data ?? [],
    /** The question as it was asked last, which tells it from others. */
    rested,
    query,
    test,
    isUnasked,
    isStored,
    answer,
    /** When the answer came, epoch milliseconds. */
    answeredAt: test.dataUpdatedAt || (last?.at ?? 0),
    chosen,
    offer,
    compared,
    samples,
    withSamples,
    isBusy: question !== rested || test.isFetching,
  };
}

/** The same, as the parts of the page get it. */
export type Tester = ReturnType<typeof useTester>;

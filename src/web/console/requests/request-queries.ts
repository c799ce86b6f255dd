import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type { RequestKind } from "#domain/requests/request-state.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { InboxAsked } from "./request-address.ts";

/** How often what others change is looked for where the stream of changes is silent. */
const LOOK_MS = 15_000;

/** The requests of a filter, the oldest first, a page at a time. */
export const inboxQuery = (api: ConsoleApi, asked: InboxAsked) =>
  infiniteQueryOptions({
    queryKey: ["requests", "inbox", asked],
    queryFn: ({ signal, pageParam }) =>
      api("findRequests", {
        query: {
          ...(asked.state && { state: asked.state }),
          ...(asked.kind && { kind: asked.kind }),
          ...(pageParam !== "" && { after: pageParam }),
        },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    refetchInterval: LOOK_MS,
  });

/** How many requests nobody has answered; heard of by the stream of changes, and looked for now and then where it is silent. */
export const requestsWaitingQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ["requests", "waiting"],
    queryFn: async ({ signal }) => {
      const { counts } = await api("findRequests", { query: { state: "new" }, signal });
      return counts.find(({ state }) => state === "new")?.count ?? 0;
    },
    refetchInterval: 60_000,
  });

/** Everything about one request. */
export const requestQuery = (api: ConsoleApi, kind: RequestKind, id: number) =>
  queryOptions({
    queryKey: ["requests", "one", kind, id],
    queryFn: ({ signal }) => api("getRequest", { params: { kind, request_id: id }, signal }),
    refetchInterval: LOOK_MS,
  });

/** What an offer for a request can be made of. */
export const choicesQuery = (api: ConsoleApi, kind: RequestKind, id: number) =>
  queryOptions({
    queryKey: ["offer-choices", kind, id],
    queryFn: ({ signal }) => api("getOfferChoices", { params: { kind, request_id: id }, signal }),
    staleTime: 60_000,
  });

/** The letters about a request and its offers. */
export const requestLettersQuery = (api: ConsoleApi, kind: RequestKind, id: number) =>
  queryOptions({
    queryKey: ["requests", "letters", kind, id],
    queryFn: ({ signal }) => api("findRequestLetters", { params: { kind, request_id: id }, signal }),
  });

import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { RefundsAsked } from "./refund-address.ts";

/** How often what others change is looked for where the stream of changes is silent. */
const LOOK_MS = 15_000;

/** One page of refunds; a change of an order asks for it anew, as for everything of the board. */
export const refundsQuery = (api: ConsoleApi, { queue, order, after }: RefundsAsked) =>
  queryOptions({
    queryKey: ["board", "refunds", { queue, order, after }],
    queryFn: ({ signal }) =>
      api("findRefunds", {
        query: {
          ...(order === undefined ? { queue } : { order }),
          ...(after !== undefined && { after }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: LOOK_MS,
  });

/** How much waits for a person: refunds to release and that failed, disputes to answer, receipts that are missing. */
export const refundsWaitingQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ["board", "refunds", "waiting"],
    queryFn: async ({ signal }) => {
      const { waiting } = await api("findRefunds", { query: { queue: "release", limit: 1 }, signal });
      return waiting;
    },
    refetchInterval: LOOK_MS,
  });

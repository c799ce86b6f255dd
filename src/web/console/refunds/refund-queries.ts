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

/** How many refunds wait for a person: those to release and those that failed. */
export const refundsWaitingQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ["board", "refunds", "waiting"],
    queryFn: async ({ signal }) => {
      const { open } = await api("findRefunds", { query: { queue: "release", limit: 1 }, signal });
      return open.reduce((all, { queue, count }) => (queue === "sent" ? all : all + count), 0);
    },
    refetchInterval: LOOK_MS,
  });

import { queryOptions } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";

/** How often what others change is looked for where the stream of changes is silent. */
const LOOK_MS = 15_000;

/** The disputes that are not decided, or all of one order; a change of an order asks for them again. */
export const disputesQuery = (api: ConsoleApi, order: number | undefined) =>
  queryOptions({
    queryKey: ["board", "disputes", { order }],
    queryFn: ({ signal }) => api("findDisputes", { query: order === undefined ? {} : { order }, signal }),
    refetchInterval: LOOK_MS,
  });

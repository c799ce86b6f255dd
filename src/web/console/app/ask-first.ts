import type { QueryClient } from "@tanstack/react-query";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import { boardQuery, readBoardAddress } from "#web/console/board/board-address.ts";
import { TRIP_PAGES, tripsQuery, viewsQuery, workQuery } from "#web/console/board/board-queries.ts";
import { ownZone } from "#web/console/board/trip-words.ts";
import { readViewAddress } from "#web/console/days/view-address.ts";
import { firstStart } from "#web/console/lists/kept-place.ts";
import { serverTime } from "#web/console/live/server-clock.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

/** Asks for what the board shows first, all at once, where an address opens it; whoever draws it finds the answers, or asks again for what failed. */
export async function askFirst(
  client: QueryClient,
  api: ConsoleApi,
  { pathname, search }: Pick<Location, "pathname" | "search">,
): Promise<void> {
  const names = [...new URLSearchParams(search).keys()];
  const asked = readBoardAddress(search);
  const { view, day } = readViewAddress(search);
  const own = ownNow();
  // A bare address opens the screen that somebody wants first.
  const isOther = own.first_screen !== "list" && names.every((name) => name === "lang");
  if (pathname !== "/console" || view !== "list" || asked.filters.kind === "yachts" || isOther) return;
  const isPlain = own.has_pages;
  const start = firstStart(TRIP_PAGES[isPlain ? "plain" : "whole"].limit);
  const today = localTimeIn(ownZone(), serverTime()).slice(0, 10);
  await Promise.all([
    client.prefetchQuery(workQuery(api)),
    client.prefetchQuery(viewsQuery(api)),
    client.prefetchInfiniteQuery(tripsQuery(api, boardQuery(asked, day ?? today), { isPlain, start })),
  ]);
}

import { queryOptions, type QueryClient } from "@tanstack/react-query";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import type { ConsoleApi } from "#web/console/api/console-api.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { leaveNothingToOthers } from "#web/console/app/leave-nothing.ts";
import { takeServerTime } from "#web/console/live/server-clock.ts";
import { takeOwn } from "#web/console/own/own-now.ts";

/** Who works at the console, and how far each of their rights goes. */
export type StaffSession = EndpointResult<ConsoleCalls["getStaffSession"]>;

/** Asks who works at the console; asked again now and then, because a right may be taken away. */
export const sessionQuery = (api: ConsoleApi) =>
  queryOptions({
    queryKey: ["session"],
    queryFn: async ({ signal }) => {
      const session = await api("getStaffSession", { signal });
      takeServerTime(session.now);
      takeOwn(session.settings);
      leaveNothingToOthers(session);
      return session;
    },
    refetchInterval: 60_000,
  });

/** Takes who works at the console from the document, which said it when its answer began. */
export function keepSession(client: QueryClient, session: StaffSession): void {
  const visit = performance.getEntriesByType("navigation").find((one) => one instanceof PerformanceNavigationTiming);
  const at = performance.timeOrigin + (visit?.responseStart ?? 0);
  takeServerTime(session.now, at);
  takeOwn(session.settings);
  leaveNothingToOthers(session);
  client.setQueryData(["session"], session, { updatedAt: at });
}

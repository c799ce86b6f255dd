import { findRecentYachts, requestYacht as requestYachtCall } from "#contract/yacht-requests.ts";
import { route, type Route } from "#server/http/route.ts";
import { recentYachts } from "#server/modules/yacht-requests/recent-yachts.ts";
import { requestYacht, type YachtRequests } from "#server/modules/yacht-requests/request-yacht.ts";

/** The routes for yacht requests. */
export function yachtRequestRoutes(requests: YachtRequests): Route[] {
  return [
    route(requestYachtCall, async ({ body, caller }) => ({ request_id: await requestYacht(requests, body, caller) })),
    route(findRecentYachts, async ({ caller }) => recentYachts(requests, caller.locale)),
  ];
}

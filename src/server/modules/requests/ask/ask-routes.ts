import {
  requestRoute as requestRouteCall,
  findRecentYachts,
  requestYacht as requestYachtCall,
} from "#contract/requests/new-requests.ts";
import { route, type Route } from "#server/http/route.ts";
import type { RequestsToLeave } from "#server/modules/requests/ask/leave-request.ts";
import { recentYachts } from "#server/modules/requests/ask/recent-yachts.ts";
import { requestRoute } from "#server/modules/requests/ask/request-route.ts";
import { requestYacht } from "#server/modules/requests/ask/request-yacht.ts";

/** The routes by which travellers ask for a ride or a yacht. */
export function askRoutes(requests: RequestsToLeave): Route[] {
  return [
    route(requestRouteCall, async ({ body, caller }) => ({ request_id: await requestRoute(requests, body, caller) })),
    route(requestYachtCall, async ({ body, caller }) => ({ request_id: await requestYacht(requests, body, caller) })),
    route(findRecentYachts, async ({ caller }) => recentYachts(requests, caller.locale)),
  ];
}

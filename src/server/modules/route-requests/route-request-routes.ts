import { requestRoute as requestRouteCall } from "#contract/route-request.ts";
import { route, type Route } from "#server/http/route.ts";
import { requestRoute, type RouteRequests } from "#server/modules/route-requests/request-route.ts";

/** The call for ways that have no cars. */
export function routeRequestRoutes(requests: RouteRequests): Route[] {
  return [
    route(requestRouteCall, async ({ body, caller }) => ({
      request_id: await requestRoute(requests, body, caller),
    })),
  ];
}

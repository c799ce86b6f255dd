import { requestRoute as requestRouteCall } from "#contract/route-request.ts";
import { route, type Route } from "#server/http/route.ts";
import { requestRoute, type RouteRequests } from "#server/modules/route-requests/request-route.ts";

/** The endpoint for requests where no car is on sale. */
export function routeRequestRoutes(requests: RouteRequests): Route[] {
  return [
    route(requestRouteCall, async ({ body, caller }) => ({
      request_id: await requestRoute(requests, body, caller),
    })),
  ];
}

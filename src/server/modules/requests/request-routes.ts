import type { Route } from "#server/http/route.ts";
import { offerRoutes } from "#server/modules/requests/offer-routes.ts";
import { requestDeskRoutes } from "#server/modules/requests/request-desk-routes.ts";
import type { Requests } from "#server/modules/requests/requests.ts";
import { yachtOfferRoutes } from "#server/modules/requests/yachts/yacht-offer-routes.ts";
import { routeRequestRoutes } from "#server/modules/route-requests/index.ts";
import { yachtRequestRoutes } from "#server/modules/yacht-requests/index.ts";

/** The routes of requests: asking for a way or a yacht, working on what was asked, and accepting what is offered. */
export function requestRoutes(requests: Requests): Route[] {
  return [
    ...routeRequestRoutes(requests),
    ...yachtRequestRoutes(requests),
    ...requestDeskRoutes(requests),
    ...offerRoutes(requests),
    ...yachtOfferRoutes(requests),
  ];
}

export { routeRequestRoutes } from "#server/modules/route-requests/route-request-routes.ts";
export { findRouteRequest, type StoredRouteRequest } from "#server/modules/route-requests/route-requests.repository.ts";

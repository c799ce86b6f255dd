export { storeRouteRequest } from "#server/modules/route-requests/request-route.ts";
export { routeRequestRoutes } from "#server/modules/route-requests/route-request-routes.ts";
export {
  findRouteRequest,
  findRouteRequestOf,
  type StoredRouteRequest,
} from "#server/modules/route-requests/route-requests.repository.ts";

export { routeRequestRoutes } from "#server/modules/route-requests/route-request-routes.ts";

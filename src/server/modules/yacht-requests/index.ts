export { cityOfPlace } from "#server/modules/yacht-requests/city-of-place.ts";
export { yachtRequestRoutes } from "#server/modules/yacht-requests/routes.ts";
export { findYachtRequest, type StoredYachtRequest } from "#server/modules/yacht-requests/yacht-requests.repository.ts";

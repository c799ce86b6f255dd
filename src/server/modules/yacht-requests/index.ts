export { yachtRequestRoutes } from "#server/modules/yacht-requests/routes.ts";
export { findYachtRequest, type StoredYachtRequest } from "#server/modules/yacht-requests/yacht-requests.repository.ts";

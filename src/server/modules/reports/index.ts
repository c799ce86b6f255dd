export { reportsRoutes } from "#server/modules/reports/routes.ts";

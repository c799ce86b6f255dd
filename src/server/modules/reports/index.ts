export { reportsRoutes } from "#server/modules/reports/statement-routes.ts";

export { judgeTime, timeNotice } from "#server/modules/booking/judge-time.ts";
export { bookingRoutes } from "#server/modules/booking/routes.ts";

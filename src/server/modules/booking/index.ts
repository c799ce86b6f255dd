export type { OrderedTrips } from "#server/modules/booking/ordered-trips.ts";
export { judgeFastRide } from "#server/modules/booking/judge-fast-ride.ts";
export { judgeTime, timeNotice } from "#server/modules/booking/judge-time.ts";
export { tripKindOf } from "#server/modules/booking/trip-kind-of.ts";
export { pricedRoute, timedTrip } from "#server/modules/booking/timed-trip.ts";
export { bookingRoutes } from "#server/modules/booking/routes.ts";

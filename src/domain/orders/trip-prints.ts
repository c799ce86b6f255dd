/** What can be printed of several trips: their day, a sheet for each provider, or the signs of their travellers. */
export const TRIP_PRINTS = ["sheet", "signs"] as const;

/** One of these. */
export type TripPrint = (typeof TRIP_PRINTS)[number];

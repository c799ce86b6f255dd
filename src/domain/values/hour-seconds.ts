/** Rents are counted in seconds on the wire and sold by the hour. */
export const HOUR_SECONDS = 3600;

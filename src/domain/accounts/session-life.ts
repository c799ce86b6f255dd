/** A session lasts 14 days (AUT-04). */
export const SESSION_SECONDS = 1_209_600;

/** An expired session can still be renewed within this time. */
export const REFRESH_SECONDS = 2_592_000;

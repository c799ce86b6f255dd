/** A session lasts 14 days (AUT-04). */
export const SESSION_SECONDS = 1_209_600;

/** Within this time a session that has run out can still be renewed. */
export const REFRESH_SECONDS = 2_592_000;

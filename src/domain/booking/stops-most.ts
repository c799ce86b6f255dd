/** The most stops of a trip, whatever its tariff allows. */
export const STOPS_MOST = 5;

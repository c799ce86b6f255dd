/** The most stops of a trip, whatever its tariff allows (OPN-003). */
export const STOPS_MOST = 5;

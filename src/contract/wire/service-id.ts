/** The kind of ride of a price or a trip, on the wire. */
export const SERVICE_ID = { transfer: 1, rent: 2 } as const;

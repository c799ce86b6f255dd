/** What kind of ride a price or a trip is, on the wire. */
export const SERVICE_ID = { transfer: 1, rent: 2 } as const;

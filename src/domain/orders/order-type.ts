/** How the wire tells kinds of orders apart. */
export const ORDER_TYPE = { transfer: 1, rent: 2, fastRide: 3 } as const;

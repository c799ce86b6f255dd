/** What decides whether a picked car can come at short notice. */
export interface FastRideFacts {
  /** The price is one at short notice. */
  readonly isFast: boolean;
  /** The account may order at short notice; a visitor may. */
  readonly isAllowed: boolean;
  /** The account pays by card only, and a car at short notice does not wait for a card. */
  readonly isCardOnly: boolean;
}

/** Whether a picked price can be had at short notice (PRC-19, BKF-33); whether the order is new, changed or repeated decides nothing. */
export function isFastRideActive({ isFast, isAllowed, isCardOnly }: FastRideFacts): boolean {
  return isFast && isAllowed && !isCardOnly;
}

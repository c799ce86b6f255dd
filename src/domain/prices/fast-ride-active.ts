/** What an account's settings say about cars at short notice. */
export interface FastRideSettings {
  readonly allowsFastRide: boolean;
  readonly mayPayCardAndCash: boolean;
  readonly mayPayCardOnly: boolean;
}

/**
 * Whether an account may have a car at short notice: it is allowed to, and not bound to cards. Bound to cards is
 * whoever may pay by card only and not also in cash: a car at short notice does not wait for a card.
 */
export function mayHaveFastRide({ allowsFastRide, mayPayCardAndCash, mayPayCardOnly }: FastRideSettings): boolean {
  return allowsFastRide && !(mayPayCardOnly && !mayPayCardAndCash);
}

/** Whether a picked price can be had at short notice; whether the order is new, changed or repeated decides nothing. */
export function isFastRideActive(isFast: boolean, settings: FastRideSettings): boolean {
  return isFast && mayHaveFastRide(settings);
}

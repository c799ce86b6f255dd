/** What a trip costs in minor units; a cancelled one costs its fee. */
export interface TripCharge {
  readonly amount: number;
  /** Null for a trip that is not cancelled. */
  readonly cancelFee: number | null;
}

/** What an order costs: its trips, plus the fees of the cancelled ones. */
export function orderAmount(trips: readonly TripCharge[]): number {
  return trips.reduce((sum, { amount, cancelFee }) => sum + (cancelFee ?? amount), 0);
}

/**
 * Whether an order is paid as soon as it is placed: a certificate may cover all of it, and an acquirer cannot charge zero.
 */
export function isPaidAtOnce(amount: number): boolean {
  return amount === 0;
}

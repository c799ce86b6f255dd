import type { EndKind } from "#domain/places/place-kind.ts";
import { mulDiv } from "#domain/values/money.ts";

/** One step of the cancellation ladder: cancelling at least this long before pick-up costs this share. */
export interface CancellationStep {
  readonly minutesBefore: number;
  readonly feePercent: number;
}

/** What a tariff grants besides the ride; copied into quotes and orders. */
export interface Terms {
  /** Free waiting in minutes, by the kind of the pick-up place. */
  readonly freeWaiting: Readonly<Record<EndKind, number>>;
  /** Ladder in descending `minutesBefore`; below the last step the whole price is due. */
  readonly cancellation: readonly CancellationStep[];
  /** Free waiting for a delayed flight or train, in minutes. */
  readonly delayToleranceMinutes: number;
  /** What the price includes. */
  readonly included: readonly IncludedService[];
  /** For a rent by the hour only, where its tariff says any of it. */
  readonly rent?: RentTerms;
}

/** How far a rented car may go for its price, and what more costs; sums in minor units of the price's currency. */
export interface RentTerms {
  /** For the whole rent. */
  readonly includedKm?: number;
  readonly extraKm?: number;
  /** For every started quarter of an hour beyond the paid hours. */
  readonly extraQuarter?: number;
}

/** What a price may include; each has a message `prices.included.<name>`. */
export type IncludedService = "meeting" | "tolls" | "luggage" | "parking" | "water";

/** Free waiting at a pick-up place of this kind, in minutes. */
export function freeWaitingMinutes({ freeWaiting }: Pick<Terms, "freeWaiting">, start: EndKind): number {
  return freeWaiting[start];
}

/** Free cancellation ends this many minutes before pick-up; null when it is never free. */
export function freeCancellationMinutes(terms: Pick<Terms, "cancellation">): number | null {
  const free = terms.cancellation.filter((step) => step.feePercent === 0).map((step) => step.minutesBefore);
  return free.length > 0 ? Math.min(...free) : null;
}

/** The fee in minor units for cancelling this many minutes before pick-up. */
export function cancellationFee(terms: Pick<Terms, "cancellation">, amount: number, minutesBefore: number): number {
  const steps = [...terms.cancellation].sort((a, b) => b.minutesBefore - a.minutesBefore);
  const step = steps.find((candidate) => minutesBefore >= candidate.minutesBefore);
  return step ? mulDiv(amount, step.feePercent, 100) : amount;
}

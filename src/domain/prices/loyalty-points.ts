/** What decides whether a trip earns points. */
export interface PointsQuestion {
  /** Points for each rouble. */
  readonly rate: number;
  /** The sum in wire units. */
  readonly total: number;
  readonly currency: string;
  readonly locale: string;
  readonly isFramed: boolean;
}

/** The only currency and language in which the programme runs. */
const PROGRAMME = { currency: "RUB", locale: "ru" } as const;

/** Whole points for an order; 0 where the programme does not run. */
export function loyaltyPoints({ rate, total, currency, locale, isFramed }: PointsQuestion): number {
  const runs = rate > 0 && currency === PROGRAMME.currency && locale === PROGRAMME.locale && !isFramed;
  // A product such as 0.07 × 100 falls short of the whole by the error of its factors.
  return runs ? Math.floor(Number((rate * total).toFixed(6))) : 0;
}

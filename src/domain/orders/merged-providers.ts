import { addMajor } from "#domain/values/add-major.ts";

/** What a provider's own tariffs ask for several trips, beside what these were sold for; sums in whole units. */
export interface PassingProvider {
  readonly id: number;
  readonly name: string;
  readonly drives: number;
  readonly served: {
    readonly currency: string;
    readonly trips: number;
    readonly sold: number;
    readonly own: number;
  }[];
  readonly unserved: number;
  readonly lacking: number;
}

/** Providers of several trips, or of several lists of trips, as one list: each once, with the sums of all by currency. */
export function mergedProviders(parts: readonly (readonly PassingProvider[])[]): PassingProvider[] {
  return [...Map.groupBy(parts.flat(), ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const sums = Map.groupBy(
      same.flatMap(({ served }) => served),
      ({ currency }) => currency,
    );
    const total = (of: (one: PassingProvider) => number) => same.reduce((sum, one) => sum + of(one), 0);
    return [
      {
        ...first,
        drives: total(({ drives }) => drives),
        unserved: total(({ unserved }) => unserved),
        lacking: total(({ lacking }) => lacking),
        served: [...sums].map(([currency, own]) =>
          own.reduce(
            (sum, one) => ({
              currency,
              trips: sum.trips + one.trips,
              sold: addMajor(sum.sold, one.sold),
              own: addMajor(sum.own, one.own),
            }),
            { currency, trips: 0, sold: 0, own: 0 },
          ),
        ),
      },
    ];
  });
}

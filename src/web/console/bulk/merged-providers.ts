import type { PassingProviderView } from "#contract/operator/bulk/preview-pass-trips.ts";

const added = (one: number, other: number): number => Math.round((one + other) * 1000) / 1000;

/** Providers of several parts as one list, each once with the sums of all parts. */
export function mergedProviders(parts: readonly (readonly PassingProviderView[])[]): PassingProviderView[] {
  return [...Map.groupBy(parts.flat(), ({ id }) => id).values()].flatMap((same) => {
    const [first] = same;
    if (first === undefined) return [];
    const sums = Map.groupBy(
      same.flatMap(({ served }) => served),
      ({ currency }) => currency,
    );
    const total = (of: (one: PassingProviderView) => number) => same.reduce((sum, one) => sum + of(one), 0);
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
              sold: added(sum.sold, one.sold),
              own: added(sum.own, one.own),
            }),
            { currency, trips: 0, sold: 0, own: 0 },
          ),
        ),
      },
    ];
  });
}

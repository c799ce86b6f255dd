/** Who drives in a list, and how many classes each. */
type ListedProvider = {
  readonly id: number;
  readonly title: string;
  readonly rating: number | null;
  readonly classes: number;
};

type Driven = { readonly item: { readonly service_provider: Omit<ListedProvider, "classes"> } };

/** The providers of a list, the one with most classes first. */
export function providersOf(cars: readonly Driven[]): readonly ListedProvider[] {
  const own = Map.groupBy(cars, ({ item }) => item.service_provider.id);
  return [...own.values()]
    .flatMap((driven) => {
      const [first] = driven;
      if (first === undefined) return [];
      const { id, title, rating } = first.item.service_provider;
      return [{ id, title, rating, classes: driven.length }];
    })
    .sort((a, b) => b.classes - a.classes || a.id - b.id);
}

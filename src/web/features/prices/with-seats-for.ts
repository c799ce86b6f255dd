/** The cars that seat at least so many; all of them for 0. */
export function withSeatsFor<Item extends { readonly car_class: { readonly capacity: number } }>(
  items: readonly Item[] | undefined,
  passengers: number,
): readonly Item[] | undefined {
  return passengers === 0 ? items : items?.filter(({ car_class: car }) => car.capacity >= passengers);
}

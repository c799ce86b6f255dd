import { carGroup } from "#domain/prices/car-group.ts";
import { CAR_GROUPS, type CarGroup } from "#domain/prices/car-groups.ts";
import { lackOf, type CarRoom, type Lack, type Party } from "#domain/prices/party-fit.ts";

/** The order of cars within their group. */
export type CarOrder = "cheap" | "best";

/** What a list of cars looks at. */
export interface ListedCar extends CarRoom {
  readonly classId: number;
  /** In one currency for all cars of a list. */
  readonly price: number;
  readonly rating: number | null;
}

/** The cars of one group in their order, those that fit the party first. */
export interface CarGroupList<Car extends ListedCar> {
  readonly group: CarGroup;
  readonly cars: readonly { readonly car: Car; readonly lack: Lack | undefined }[];
  /** How many of them fit. */
  readonly fitting: number;
  readonly cheapest: number;
  /** Most seats of a car in the group, and most suitcases. */
  readonly seats: number;
  readonly bags: number;
}

/** Arranges cars in groups: groups in which some car fits come first, and no car is left out for not fitting. */
export function carList<Car extends ListedCar>(
  cars: readonly Car[],
  party: Party,
  order: CarOrder,
): readonly CarGroupList<Car>[] {
  const groups = Map.groupBy(cars, ({ classId }) => carGroup(classId));
  const lists = CAR_GROUPS.flatMap((group) => {
    const own = groups.get(group);
    return own === undefined ? [] : [groupList(group, own, party, order)];
  });
  return [...lists.filter(({ fitting }) => fitting > 0), ...lists.filter(({ fitting }) => fitting === 0)];
}

/** Whether every group after the first takes the party, and takes more than the first: more people or more suitcases. */
export function areLarger([first, ...later]: readonly Pick<
  CarGroupList<ListedCar>,
  "fitting" | "seats" | "bags"
>[]): boolean {
  return later.every(
    ({ fitting, seats, bags }) =>
      first !== undefined && fitting > 0 && seats >= first.seats && (seats > first.seats || bags > first.bags),
  );
}

function groupList<Car extends ListedCar>(
  group: CarGroup,
  cars: readonly Car[],
  party: Party,
  order: CarOrder,
): CarGroupList<Car> {
  const rows = cars
    .map((car) => ({ car, lack: lackOf(car, party) }))
    .sort((a, b) => Number(a.lack !== undefined) - Number(b.lack !== undefined) || COMPARE[order](a.car, b.car));
  const most = (of: (car: Car) => number): number => Math.max(...cars.map(of));
  return {
    group,
    cars: rows,
    fitting: rows.filter(({ lack }) => lack === undefined).length,
    cheapest: Math.min(...cars.map(({ price }) => price)),
    seats: most(({ seats }) => seats),
    bags: most(({ bags }) => bags),
  };
}

const byPrice = (a: ListedCar, b: ListedCar): number => a.price - b.price || a.classId - b.classId;

const COMPARE: Readonly<Record<CarOrder, (a: ListedCar, b: ListedCar) => number>> = {
  cheap: byPrice,
  best: (a, b) => (b.rating ?? 0) - (a.rating ?? 0) || byPrice(a, b),
};

import { changePeople, type PeopleChange, type PeopleDraft } from "#domain/booking/draft-people.ts";
import { carsOfWay, CARS_MOST, EMPTY_CAR, inCar, type CarsDraft, type CarWays } from "#domain/booking/further-cars.ts";
import { nextId } from "#domain/booking/passenger-list.ts";

/** The ways that one more car may drive; with an id, those that this further car may. */
export function waysWithRoom({ cars }: Pick<CarsDraft, "cars">, id?: string): readonly CarWays[] {
  const others = { cars: cars.filter((car) => car.id !== id) };
  const [there, back] = [0, 1].map((way) => carsOfWay(others, way).length + 1 < CARS_MOST);
  const room = { both: there && back, there, back };
  return (["both", "there", "back"] as const).filter((ways) => room[ways]);
}

/** Adds a car, which drives both ways where there is room for it. */
export function addCar({ cars, carPeople }: CarsDraft): CarsDraft {
  const [ways] = waysWithRoom({ cars });
  return { cars: ways === undefined ? cars : [...cars, { ...EMPTY_CAR, id: nextId(cars), ways }], carPeople };
}

/** Takes a car away, with its people. */
export function removeCar({ cars, carPeople }: CarsDraft, id: string): CarsDraft {
  return { cars: cars.filter((car) => car.id !== id), carPeople: carPeople.filter((people) => people.id !== id) };
}

/** Says which ways a car drives. */
export function steerCar({ cars, carPeople }: CarsDraft, id: string, ways: CarWays): CarsDraft {
  return { cars: cars.map((car) => (car.id === id ? { ...car, ways } : car)), carPeople };
}

/** Makes two cars of one that drives both ways, because others travel back. */
export function splitCar({ cars, carPeople }: CarsDraft, id: string): CarsDraft {
  const there = steerCar({ cars, carPeople }, id, "there");
  return { ...there, cars: [...there.cars, { ...EMPTY_CAR, id: nextId(cars), ways: "back" }] };
}

/** Changes who travels in a car. */
export function changeInCar(draft: PeopleDraft & CarsDraft, id: string, change: PeopleChange): CarsDraft {
  const seen = inCar(draft, id);
  const { party, ownSeats, luggage, taken, people } = { ...seen, ...changePeople(seen, change) };
  const { list, aside, keepsAll, sign } = people;
  return {
    cars: draft.cars.map((car) => (car.id === id ? { ...car, party, ownSeats, luggage, taken } : car)),
    carPeople: [...draft.carPeople.filter((one) => one.id !== id), { id, list, aside, keepsAll, sign }],
  };
}

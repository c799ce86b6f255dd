import { carsOfWay, CARS_MOST, type CarsDraft } from "#domain/booking/further-cars.ts";
import { tripName } from "#i18n/trip-name.ts";
import type { Page } from "#web/page/page.tsx";

/** What a further car is called: its number, and its way where it drives one of two. The order's page calls it the same. */
export function carName({ cars }: Pick<CarsDraft, "cars">, id: string, isRound: boolean, t: Page["t"]): string {
  const ways = cars.find((car) => car.id === id)?.ways ?? "both";
  const before = carsOfWay({ cars }, ways === "back" ? 1 : 0).findIndex((car) => car.id === id);
  return tripName({ way: isRound && ways !== "both" ? ways : "only", car: before + 2, cars: CARS_MOST }, t);
}

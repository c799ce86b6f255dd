import { carGroup } from "#domain/prices/car-group.ts";
import type { CarGroup } from "#domain/prices/car-groups.ts";

/** What narrows a list of cars; empty lists and zeros narrow nothing. */
export interface CarFilters {
  readonly groups: readonly CarGroup[];
  /** Provider ids. */
  readonly providers: readonly number[];
  /** At least this rating; 0 takes every car. */
  readonly rating: number;
  /** Only cars whose price does not change with the route. */
  readonly fixedPrice: boolean;
  /** Cancelling must still be free this many minutes before pick-up; 0 takes every car. */
  readonly freeUntil: number;
}

/** Filters that take every car; a list begins with them. */
export const NO_FILTERS: CarFilters = { groups: [], providers: [], rating: 0, fixedPrice: false, freeUntil: 0 };

/** What filters look at. */
export interface FilteredCar {
  readonly classId: number;
  readonly providerId: number;
  readonly rating: number | null;
  readonly isFlexible: boolean;
  /** Free cancellation ends this many minutes before pick-up; null when it is never free. */
  readonly freeCancellation: number | null;
}

/** Whether a car passes the filters; a provider that nobody has rated passes no rating. */
export function passesFilters(car: FilteredCar, { groups, providers, rating, fixedPrice, freeUntil }: CarFilters) {
  return (
    (groups.length === 0 || groups.includes(carGroup(car.classId))) &&
    (providers.length === 0 || providers.includes(car.providerId)) &&
    (rating === 0 || (car.rating ?? 0) >= rating) &&
    (!fixedPrice || !car.isFlexible) &&
    (freeUntil === 0 || (car.freeCancellation !== null && car.freeCancellation <= freeUntil))
  );
}

/** How many filters are set, for the button that opens them. */
export function filtersSet({ groups, providers, rating, fixedPrice, freeUntil }: CarFilters): number {
  return [groups.length > 0, providers.length > 0, rating > 0, fixedPrice, freeUntil > 0].filter(Boolean).length;
}

import { changeSearch, formSearch, type SearchState } from "#contract/search-address.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { repeatedTrip } from "#web/features/orders/repeated-trip.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import type { OrderedTrips } from "./ordered-draft.ts";

/** How the form is opened for an order: at its times from now on, and with these values of the address. */
type Opening = { readonly query: string; readonly now: LocalTime; readonly named: Partial<SearchState> };

/** The address of the form for ordered trips; undefined where their places are not known any more. */
export function formAddress([there, back]: OrderedTrips, { query, now, named }: Opening): string | undefined {
  const repeated = repeatedTrip(there, now);
  if (repeated === undefined) return undefined;
  const { car_data: car, service_provider: provider } = there;
  const search = {
    ...repeated.search,
    // The draft of the order says who travels.
    people: undefined,
    children: undefined,
    bags: undefined,
    open: undefined,
    back: back !== undefined,
    car: carKey({ car_class: { car_class_id: car.car_class_id }, service_provider: provider }),
    prices: [],
    ...named,
  };
  return `${repeated.mode === "rent" ? "/rent" : "/finder"}/prices${formSearch(changeSearch(query, search))}`;
}

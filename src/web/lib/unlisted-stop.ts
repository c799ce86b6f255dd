import type { TripItem } from "#contract/orders/trips.ts";
import type { Suggestion } from "#contract/places.ts";

const MARK = "stop-of-";

/** Whether an id names a stop that only its order knows. */
export function isUnlistedStop(id: string): boolean {
  return id.startsWith(MARK);
}

/**
 * The stops of an ordered trip as places of the form. A stop that was only typed is in no list of places, and stands
 * there by an id of its own: without it, changing anything else would take the stop away.
 */
export function orderedPlaces({
  order_id: orderId,
  subaddress,
}: Pick<TripItem, "order_id" | "subaddress">): readonly { readonly id: string; readonly unlisted?: Suggestion }[] {
  return subaddress.map(({ address, geo_data: known }, index) => {
    if (known !== null && known.place_id !== "") return { id: known.place_id };
    const id = `${MARK}${orderId}-${index}`;
    // Nowhere is a point too; it is never sent.
    const location = known?.geometry.location ?? { lat: Number.NaN, lng: Number.NaN };
    return { id, unlisted: { ...NOTHING_KNOWN, ...named(address), place_id: id, geometry: { location } } };
  });
}

const NOTHING_KNOWN = {
  types: [],
  // An empty one would be looked up.
  country: "-",
  country_code: "",
  iata: null,
  icao: null,
  exactAddress: true,
  timezone: "",
};

function named(address: string) {
  return {
    description: address,
    formatted_address: address,
    structured_formatting: { main_text: address, secondary_text: "", formatted_address: address },
  };
}

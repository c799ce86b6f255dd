import type { PageOptions } from "#contract/page-options.ts";
import type { Suggestion } from "#contract/places.ts";
import { type SearchState } from "#contract/search-address.ts";
import type { AskedParty } from "#domain/booking/trip-draft.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import type { PickedOffer } from "#web/trip/picked-offer.ts";

/** The language and currency that a page asks for prices in. */
export const askedIn = ({ locale, currency }: Pick<PageOptions, "locale" | "currency">): string =>
  `${locale} ${currency}`;

/** Who travels with how much, as the address says; what it leaves out is absent. */
export function askedParty({ people: adults, children, bags: luggage }: SearchState): AskedParty {
  return Object.fromEntries(Object.entries({ adults, children, luggage }).filter(([, count]) => count !== undefined));
}

/** The order that an address wants to change. */
export function changedBy({ action, orderId }: SearchState): number | undefined {
  return action === "change" ? orderId : undefined;
}

/** Whether a picked offer is the one that the address names; an address that names none has nothing against it. */
export function isOfferOf(offer: PickedOffer, search: SearchState, asked: string): boolean {
  if (offer.askedIn !== undefined && offer.askedIn !== asked) return false;
  if (offer.changes !== changedBy(search)) return false;
  if (search.car === undefined) return true;
  return (
    search.from === offer.from.place_id &&
    search.to === offer.to.place_id &&
    search.car === carKey(offer.price) &&
    search.back === offer.roundTrip &&
    search.when === offer.when &&
    search.hours === offer.hours &&
    isSameStops(search.stops, offer.stops ?? [])
  );
}

function isSameStops(ids: readonly string[], stops: readonly Suggestion[]): boolean {
  return ids.length === stops.length && stops.every(({ place_id: id }, index) => id === ids[index]);
}

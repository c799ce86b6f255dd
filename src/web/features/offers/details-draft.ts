import type { OfferView } from "#contract/orders/offers.ts";
import type { TripField } from "#domain/booking/asked-trip-fields.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";

/** What is typed for one way of an offer. */
export interface WayDraft {
  /** Texts of fields by their names; of a moment the day and the clock apart. */
  readonly fields: Readonly<Partial<Record<TripField, string>>>;
  readonly pickupDay: string;
  readonly pickupClock: string;
  readonly departureDay: string;
  readonly departureClock: string;
  readonly isLater: boolean;
  readonly from: string;
  readonly to: string;
}

/** What is typed to accept an offer. */
export interface DetailsDraft {
  readonly ways: readonly WayDraft[];
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly adults: number;
  readonly children: number;
  readonly luggage: number;
  readonly sign: string;
  readonly comment: string;
  readonly payBy: PayBy;
  readonly agrees: boolean;
}

const nameOf = (offerId: number): string => `offer-details-${offerId}`;

const NO_WAY: WayDraft = {
  fields: {},
  pickupDay: "",
  pickupClock: "",
  departureDay: "",
  departureClock: "",
  isLater: false,
  from: "",
  to: "",
};

/** What was typed for an offer in this tab; at first what the request has said already. */
export function storedDetails(offer: OfferView): DetailsDraft {
  const first: DetailsDraft = {
    ways: offer.ways.map((_, way) => ({ ...NO_WAY, pickupDay: way === 0 ? (offer.day ?? "") : "" })),
    ...offer.contact,
    adults: 1,
    children: 0,
    luggage: 0,
    sign: "",
    comment: offer.wish,
    payBy: offer.pay_by[0] ?? "card",
    agrees: false,
  };
  const stored = readStored("session", nameOf(offer.offer_id));
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<DetailsDraft>) : {};
  const fits = known.ways?.length === first.ways.length;
  return fits ? { ...first, ...known, agrees: false } : first;
}

/** Keeps what is typed as long as the tab lives: it has a name and a phone, so it never stays longer. */
export function keepDetails(offerId: number, draft: DetailsDraft | undefined): void {
  writeStored("session", nameOf(offerId), draft);
}

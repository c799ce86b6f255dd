import type { CopiedRideView } from "#contract/console/phone/find-caller.ts";
import type { Suggestion } from "#contract/places.ts";
import type { ServiceCounts } from "#domain/booking/extra-services.ts";
import type { Party } from "#domain/booking/passengers.ts";
import { EMPTY_TRIP, type TripFields } from "#domain/booking/trip-fields.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import type { Locale } from "#domain/values/locale.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";

/** One end of the way: the place that is priced, and what the driver is told beside its name. */
export interface DraftEnd {
  readonly place: Suggestion | null;
  readonly address: string;
}

/** Everything that is typed while somebody calls; it stays in the tab until the order is placed. */
export interface PhoneDraft {
  readonly phone: string;
  readonly name: string;
  readonly email: string;
  /** The language of the letters. */
  readonly lang: Locale;
  readonly accountId: number | null;
  readonly partnerId: number | null;
  readonly from: DraftEnd;
  readonly to: DraftEnd;
  readonly stops: readonly (Suggestion | null)[];
  readonly isReturn: boolean;
  /** There and back; the second counts while it is wanted. */
  readonly trips: readonly [TripFields, TripFields];
  /** A class by its number, the usual one while nobody has chosen, or none where the copied one is sold no more. */
  readonly carClass: number | "usual" | "none";
  /** What of a copied ride is sold no more, by name. */
  readonly lost: readonly string[];
  /** The order that was copied. */
  readonly copied: number | null;
  /** So many equal cars on each way; people, luggage, seats and services are those of one of them. */
  readonly cars: number;
  readonly party: Party;
  readonly luggage: number;
  /** Names of those who travel beside the first. */
  readonly others: readonly string[];
  /** Empty while it is the name of the first passenger. */
  readonly sign: string;
  readonly comment: string;
  readonly services: ServiceCounts;
  readonly flexibleAgreed: boolean;
  readonly payBy: PayBy | null;
  /** A code that was asked to be taken off; empty for none. */
  readonly certificate: string;
  readonly costCenter: string;
  readonly orderNumber: string;
  readonly tripNumber: string;
  readonly currency: string;
  /** Trips of others that look like this one and are said to be none. */
  readonly notDuplicates: readonly number[];
  /** The key of the attempt: a press that is repeated after a lost answer is the same order. */
  readonly attempt: string;
}

const NOWHERE: DraftEnd = { place: null, address: "" };

/** A draft of which nothing is known yet. */
export function emptyDraft(lang: Locale): PhoneDraft {
  return {
    phone: "",
    name: "",
    email: "",
    lang,
    accountId: null,
    partnerId: null,
    from: NOWHERE,
    to: NOWHERE,
    stops: [],
    isReturn: false,
    trips: [EMPTY_TRIP, EMPTY_TRIP],
    carClass: "usual",
    lost: [],
    copied: null,
    cars: 1,
    party: { adults: 1, children: 0, seats: { infant_seat: 0, seat: 0, booster: 0 } },
    luggage: 0,
    others: [],
    sign: "",
    comment: "",
    services: {},
    flexibleAgreed: false,
    payBy: null,
    certificate: "",
    costCenter: "",
    orderNumber: "",
    tripNumber: "",
    currency: "",
    notDuplicates: [],
    attempt: newAttemptKey(),
  };
}

/** A draft for the caller of another one: who they are stays, what they want is new. */
export function nextDraft({ phone, name, email, lang, accountId, partnerId, currency }: PhoneDraft): PhoneDraft {
  return { ...emptyDraft(lang), phone, name, email, accountId, partnerId, currency };
}

/** The draft with an earlier ride copied into it: all but its time; what is sold no more is named and left empty. */
export function copyRide(
  draft: PhoneDraft,
  { copy, orderId, day }: { readonly copy: CopiedRideView; readonly orderId: number; readonly day: string },
): PhoneDraft {
  const [first, ...others] = copy.passengers;
  const gone = (end: CopiedRideView["start"]) => (end.place === null ? [end.name] : []);
  const endOf = ({ name, place }: CopiedRideView["start"]): DraftEnd => ({
    place,
    address: addressBeside(name, place),
  });
  const services = copy.services.reduce<Record<number, number>>(
    (counts, id) => ({ ...counts, [id]: (counts[id] ?? 0) + 1 }),
    {},
  );
  return {
    ...emptyDraft(copy.lang),
    phone: draft.phone,
    name: first?.name ?? draft.name,
    email: first?.email || draft.email,
    accountId: copy.account_id ?? draft.accountId,
    // An account has a tariff of its own, unless it acts for others.
    partnerId: copy.account_id === null ? copy.partner_id : null,
    from: endOf(copy.start),
    to: endOf(copy.finish),
    stops: copy.stops.flatMap(({ place }) => place ?? []),
    trips: [{ ...EMPTY_TRIP, date: day }, EMPTY_TRIP],
    carClass: copy.car_class.is_sold ? copy.car_class.id : "none",
    lost: [
      ...gone(copy.start),
      ...gone(copy.finish),
      ...copy.stops.flatMap(gone),
      ...(copy.car_class.is_sold ? [] : [copy.car_class.name]),
    ],
    copied: orderId,
    party: { adults: copy.adults, children: copy.children, seats: copy.seats },
    luggage: copy.luggage,
    others: others.map(({ name }) => name),
    sign: copy.sign === first?.name ? "" : copy.sign,
    comment: copy.comment,
    services,
    payBy: copy.pay_by,
    costCenter: copy.cost_center,
    currency: draft.currency,
  };
}

/** What was typed of an address beside the name of its place. */
function addressBeside(typed: string, place: Suggestion | null): string {
  if (place === null) return "";
  const { formatted_address: whole, structured_formatting: named } = place;
  return typed === whole || typed === named.main_text ? "" : typed;
}

/** The pick-up of one way, or undefined while its day or time is open. */
export function pickupOf({ date, time }: Pick<TripFields, "date" | "time">): string | undefined {
  return date === "" || time === "" ? undefined : `${date} ${time}`;
}

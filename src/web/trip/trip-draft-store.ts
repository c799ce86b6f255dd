import { create } from "zustand";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { EMPTY_TRIP } from "#domain/booking/trip-fields.ts";
import { isCurrency } from "#domain/values/money.ts";
import { hasCookie, readStored, writeCookie, writeStored } from "#web/lib/stored-values.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { readSignName, writeSignName } from "#web/trip/sign-name.ts";

/** Local storage key: the trip without personal data, kept during the visit to the payment page (ruling 5). */
export const TRIP_KEY = "booking-state";

/** Session storage key: the same trip while the tab lives, so that a reload loses nothing. */
const TAB_KEY = "booking-draft";

/** Session storage key: name, phone, e-mail and comment; never in local storage (ruling 5). */
const PERSON_KEY = "booking-person";

const CACHED_TRIP_COOKIE = "cached_trip";

/** The saved trip can be restored for this long after leaving for payment (PAY-07). */
export const CACHED_TRIP_SECONDS = 900;

type Saved = { readonly offer: PickedOffer; readonly draft: TripDraft };
/** What is personal in a draft, or worth money. */
type Person = Pick<TripDraft, "people" | "comment" | "certificate" | "bonusNumber" | "consents">;

const personOf = ({ people, comment, certificate, bonusNumber, consents }: TripDraft): Person => ({
  people,
  comment,
  certificate,
  bonusNumber,
  consents,
});

const NOBODY = personOf(EMPTY_DRAFT);

type TripDraftState = {
  readonly offer: PickedOffer | undefined;
  readonly draft: TripDraft;
  readonly pick: (offer: PickedOffer) => void;
  readonly change: (change: TripDraftChange) => void;
  /** Replaces an old price with a newly quoted one and keeps everything typed. */
  readonly reprice: (offer: PickedOffer) => void;
  readonly restore: () => boolean;
  readonly keepForPayment: () => void;
  /** The next person at this computer must not find the last one's name, phone and address. */
  readonly forgetPerson: () => void;
  readonly erase: () => void;
};

/** The store of the trip being booked; the rules for changing it are in the domain. */
export const useTripDraft = create<TripDraftState>()((set, get) => {
  const save = (next: Pick<TripDraftState, "offer" | "draft">) => {
    set(next);
    writeStored("session", TAB_KEY, next.offer && { offer: next.offer, draft: withoutPerson(next.draft) });
    writeStored("session", PERSON_KEY, personOf(next.draft));
  };
  return {
    offer: undefined,
    draft: EMPTY_DRAFT,
    pick: (offer) => save({ offer, draft: atTime(started(withPerson(get().draft), offer), offer, get().offer) }),
    change: (change) => save({ offer: get().offer, draft: changeDraft(get().draft, change) }),
    reprice: (offer) => save({ offer, draft: get().draft }),
    restore: () => {
      if (get().offer !== undefined) return true;
      if (!hasCookie(CACHED_TRIP_COOKIE, "1")) writeStored("local", TRIP_KEY, undefined);
      const saved = readSaved(readStored("session", TAB_KEY) ?? readStored("local", TRIP_KEY));
      if (saved === undefined) return false;
      set({ offer: saved.offer, draft: withPerson(saved.draft) });
      return true;
    },
    keepForPayment: () => {
      const { offer, draft } = get();
      writeStored("local", TRIP_KEY, offer && { offer, draft: withoutPerson(draft) });
      writeCookie(CACHED_TRIP_COOKIE, "1", CACHED_TRIP_SECONDS);
    },
    forgetPerson: () => {
      writeSignName("");
      save({ offer: get().offer, draft: { ...withoutPerson(get().draft), company: EMPTY_DRAFT.company } });
    },
    erase: () => {
      writeSignName("");
      set({ offer: undefined, draft: EMPTY_DRAFT });
      writeStored("local", TRIP_KEY, undefined);
      for (const key of [TAB_KEY, PERSON_KEY]) writeStored("session", key, undefined);
      writeCookie(CACHED_TRIP_COOKIE, "", 0);
    },
  };
});

function started(draft: TripDraft, offer: PickedOffer): TripDraft {
  return changeDraft(draft, {
    type: "start",
    trips: offerTrips(offer).length,
    capacity: offer.price.car_class.capacity,
  });
}

/** The draft with the finder's time in its first trip, unless the traveller has typed another one on the form. */
function atTime(draft: TripDraft, { when }: PickedOffer, last: PickedOffer | undefined): TripDraft {
  const [first] = draft.trips;
  if (first === undefined || when === undefined) return draft;
  const typed = `${first.date} ${first.time}`.trim();
  if (typed !== "" && typed !== last?.when && when === last?.when) return draft;
  return changeDraft(draft, { type: "trip", index: 0, fields: { date: when.slice(0, 10), time: when.slice(11) } });
}

function withoutPerson(draft: TripDraft): TripDraft {
  return { ...draft, ...NOBODY };
}

function withPerson(draft: TripDraft): TripDraft {
  const stored = readStored("session", PERSON_KEY);
  const person = typeof stored === "object" && stored !== null && "people" in stored ? (stored as Person) : {};
  return withSign({ ...draft, ...person });
}

/** The name written on the finder's sign is the one the form's sign shows, unless the form has another already. */
function withSign(draft: TripDraft): TripDraft {
  const name = readSignName();
  if (name === "" || firstPassenger(draft).name !== "") return draft;
  return changeDraft(draft, { type: "passenger", fields: { name } });
}

function readSaved(value: unknown): Saved | undefined {
  const isSaved = typeof value === "object" && value !== null && "offer" in value && "draft" in value;
  if (!isSaved) return undefined;
  const saved = value as Saved;
  // Without its price there is nothing to book.
  if (!isCurrency(saved.offer.price.currency)) return undefined;
  // Drafts that older pages stored may lack newer fields.
  const trips = saved.draft.trips.map((trip) => ({ ...EMPTY_TRIP, ...trip }));
  return { offer: saved.offer, draft: { ...EMPTY_DRAFT, ...saved.draft, trips } };
}

import { create } from "zustand";
import { type SearchState } from "#contract/search-address.ts";
import { firstPassenger } from "#domain/booking/draft-people.ts";
import { lowestCapacity } from "#domain/booking/lowest-capacity.ts";
import {
  changeDraft,
  EMPTY_DRAFT,
  type AskedParty,
  type TripDraft,
  type TripDraftChange,
} from "#domain/booking/trip-draft.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { askedParty } from "#web/trip/asked-offer.ts";
import { forgetKept, isPaying, readKept } from "#web/trip/kept-trip.ts";
import { carKey } from "#web/trip/list/car-key.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { readSignName, writeSignName } from "#web/trip/sign-name.ts";
import {
  isKeptFor,
  readPerson,
  readTabTrip,
  tabPerson,
  tabTrip,
  withoutPerson,
  type PersonalField,
} from "#web/trip/stored-trip.ts";

/** Session storage key: the trip while the tab lives, so that a reload loses nothing. */
const TAB_KEY = "booking-draft";

/** Session storage key: names, phones, e-mails and the like; never in local storage. */
const PERSON_KEY = "booking-person";

type TripDraftState = {
  readonly offer: PickedOffer | undefined;
  readonly draft: TripDraft;
  /** Personal fields that were filled in before the tab was lost, and are not kept beyond it. */
  readonly again: readonly PersonalField[];
  /** The time that the draft has from the finder; what is typed beside it stays. */
  readonly when: LocalTime | undefined;
  /** Who travels, as the finder was told; what is said beside it on the form stays. */
  readonly party: AskedParty | undefined;
  /** The draft of an order waits for its car: nothing else is taken up at the next address. */
  readonly isAdopted: boolean;
  readonly pick: (offer: PickedOffer) => void;
  readonly change: (change: TripDraftChange) => void;
  /** Takes over the draft of an order; what was typed before is gone. */
  readonly adopt: (draft: TripDraft) => void;
  /** Replaces an old price with a newly quoted one and keeps everything typed. */
  readonly reprice: (offer: PickedOffer) => void;
  /**
   * Takes up the trip of this tab, or the one that this browser keeps. The answer is its search when the car is to be asked for
   * again at an address that names none.
   */
  readonly restore: (named: SearchState) => SearchState | undefined;
  /** The next person at this computer must not find the last one's name, phone and address. */
  readonly forgetPerson: () => void;
  readonly erase: () => void;
};

/** The store of the trip being booked; the rules for changing it are in the domain. */
export const useTripDraft = create<TripDraftState>()((set, get) => {
  const save = (next: Pick<TripDraftState, "offer" | "draft">) => {
    set({ ...next, when: next.offer?.when, party: next.offer?.party });
    writeStored("session", TAB_KEY, next.offer && tabTrip({ ...next, offer: next.offer }));
    writeStored("session", PERSON_KEY, tabPerson(next.draft));
  };
  return {
    offer: undefined,
    draft: EMPTY_DRAFT,
    again: [],
    when: undefined,
    party: undefined,
    isAdopted: false,
    pick: (offer) => save({ offer, draft: atTime(started(draftFor(offer, get().draft), offer, get()), offer, get()) }),
    change: (change) => save({ offer: get().offer, draft: changeDraft(get().draft, change) }),
    adopt: (draft) => {
      save({ offer: undefined, draft });
      set({ again: [], isAdopted: true });
    },
    reprice: (offer) => save({ offer, draft: get().draft }),
    restore: (named) => {
      const { offer, isAdopted } = get();
      set({ isAdopted: false });
      if (offer !== undefined || isAdopted) return undefined;
      const saved = readTabTrip(readStored("session", TAB_KEY));
      if (saved !== undefined) {
        set({ offer: saved.offer, draft: withPerson(saved.draft), when: saved.offer.when, party: saved.offer.party });
        return undefined;
      }
      const kept = readKept();
      const isNamed = named.car !== undefined;
      // An address that names no car is a new start, unless the traveller was about to pay.
      if (kept === undefined || !(isNamed ? isKeptFor(kept, named) : isPaying())) {
        if (!isNamed) forgetKept();
        return undefined;
      }
      set({
        draft: withPerson(kept.draft),
        again: kept.filled,
        when: kept.search.when,
        party: askedParty(kept.search),
      });
      return isNamed ? undefined : kept.search;
    },
    forgetPerson: () => {
      writeSignName("");
      forgetKept();
      save({ offer: get().offer, draft: { ...withoutPerson(get().draft), company: EMPTY_DRAFT.company } });
    },
    erase: () => {
      writeSignName("");
      set({ offer: undefined, draft: EMPTY_DRAFT, again: [], when: undefined, party: undefined });
      for (const key of [TAB_KEY, PERSON_KEY]) writeStored("session", key, undefined);
      forgetKept();
    },
  };
});

/** What was loaded to change an order goes into no other. */
function draftFor({ changes }: PickedOffer, draft: TripDraft): TripDraft {
  const isOrdered = draft.trips.some(({ orderedId }) => orderedId > 0);
  return isOrdered && changes === undefined ? withSign(EMPTY_DRAFT) : withPerson(draft);
}

function started(draft: TripDraft, offer: PickedOffer, last: Pick<TripDraftState, "offer" | "party">): TripDraft {
  const { party = {} } = offer;
  return changeDraft(draft, {
    type: "start",
    trips: offerTrips(offer).length,
    // One class drives both ways.
    capacity: lowestCapacity([offer.price.car_class.capacity]),
    asked: isSameParty(party, last.party) ? {} : party,
    // A draft that comes without its car was made for this one; the same car in another language or currency is no other.
    agreed: draft.flexibleAgreed && (last.offer === undefined || isSameCar(last.offer, offer)),
  });
}

function isSameCar(one: PickedOffer, other: PickedOffer): boolean {
  const rideOf = ({ price, from, to }: PickedOffer) => [carKey(price), from.place_id, to.place_id].join();
  return rideOf(one) === rideOf(other);
}

function isSameParty(one: AskedParty, other: AskedParty | undefined): boolean {
  return (["adults", "children", "luggage"] as const).every((name) => one[name] === other?.[name]);
}

/** The draft with the finder's time in its first trip, unless the traveller has typed another one on the form. */
function atTime(draft: TripDraft, { when }: PickedOffer, last: Pick<TripDraftState, "when">): TripDraft {
  const [first] = draft.trips;
  if (first === undefined || when === undefined) return draft;
  const typed = `${first.date} ${first.time}`.trim();
  if (typed !== "" && typed !== last.when && when === last.when) return draft;
  return changeDraft(draft, { type: "trip", index: 0, fields: { date: when.slice(0, 10), time: when.slice(11) } });
}

function withPerson(draft: TripDraft): TripDraft {
  return withSign({ ...draft, ...readPerson(readStored("session", PERSON_KEY)) });
}

/** What is written on the finder's sign stands on the form's too, unless the form has other words or a name already. */
function withSign(draft: TripDraft): TripDraft {
  const sign = readSignName();
  if (sign === "" || draft.people.sign !== null || firstPassenger(draft).name !== "") return draft;
  return changeDraft(draft, { type: "people", fields: { sign } });
}

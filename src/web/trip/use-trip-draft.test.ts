import { afterEach, expect, test, vi } from "vitest";
import { readSearch } from "#contract/search-address.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { sampleOffer } from "../../../tests/support/sample-offer.ts";
import { keepTrip } from "./kept-trip.ts";
import { useTripDraft } from "./use-trip-draft.ts";

const stores = (): Storage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
};

afterEach(() => {
  useTripDraft.getState().erase();
  vi.unstubAllGlobals();
});

test("BKF-18, FND-03: an order that is loaded into the form is not overwritten by the trip this browser keeps for the same car", () => {
  vi.stubGlobal("localStorage", stores());
  vi.stubGlobal("sessionStorage", stores());
  const offer = sampleOffer();
  const passengers = [
    { id: "1", name: "Olga", phone: "", email: "" },
    { id: "2", name: "Ivan", phone: "", email: "" },
  ];
  const typed = { ...EMPTY_DRAFT, luggage: 3, people: { ...EMPTY_DRAFT.people, list: passengers } };
  keepTrip({ offer, draft: typed }, 7);
  const search = readSearch(
    `from=${offer.from.place_id}&to=${offer.to.place_id}&car=${offer.price.car_class.car_class_id}.${offer.price.service_provider.id}`,
  );
  useTripDraft.getState().restore(search);
  expect(useTripDraft.getState()).toMatchObject({ draft: { luggage: 3 }, again: ["name", "passengers"] });

  const ordered = {
    ...EMPTY_DRAFT,
    luggage: 5,
    trips: [{ ...EMPTY_DRAFT.trips[0], orderedId: 7 }],
  } as typeof EMPTY_DRAFT;
  useTripDraft.getState().adopt(ordered);
  useTripDraft.getState().restore(search);
  expect(useTripDraft.getState()).toMatchObject({ draft: { luggage: 5, trips: [{ orderedId: 7 }] }, again: [] });
});

test("B16, PRC-16, PRC-17, PRC-20: a picked price is remembered with its id and starts the trips of its own, in place of those of an earlier one", () => {
  vi.stubGlobal("localStorage", stores());
  vi.stubGlobal("sessionStorage", stores());
  const { pick, change } = useTripDraft.getState();
  const picked = () => {
    const { offer, draft } = useTripDraft.getState();
    return [offer?.price.price_id, draft.trips.length];
  };
  pick(sampleOffer({ reverse_price: { price_id: 8, price: 20.2 } }, true));
  expect(picked()).toEqual([7, 2]);
  change({ type: "trip", index: 1, fields: { flight: "SU 2455" } });
  pick(sampleOffer({ price_id: 9, car_class: { car_class_id: 2, capacity: 6 } }));
  expect(picked()).toEqual([9, 1]);
  expect(JSON.stringify(useTripDraft.getState().draft.trips)).not.toContain("SU 2455");
});

test("OPN-144: what was agreed to of a car holds when it is asked for in another language or currency, and not of another car", () => {
  vi.stubGlobal("localStorage", stores());
  vi.stubGlobal("sessionStorage", stores());
  const { pick, change } = useTripDraft.getState();
  const offer = sampleOffer();
  const isAgreed = () => useTripDraft.getState().draft.flexibleAgreed;
  pick(offer);
  change({ type: "agree", agreed: true });
  pick({ ...offer, askedIn: "ru RUB", price: { ...offer.price, currency: "RUB", price: 3000 } });
  expect(isAgreed()).toBe(true);
  pick({ ...offer, price: { ...offer.price, car_class: { ...offer.price.car_class, car_class_id: 99 } } });
  expect(isAgreed()).toBe(false);
});

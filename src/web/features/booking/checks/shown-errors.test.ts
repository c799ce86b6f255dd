import { expect, test } from "vitest";
import { addCar } from "#domain/booking/change-cars.ts";
import { changeDraft, EMPTY_DRAFT, type TripDraft, type TripDraftChange } from "#domain/booking/trip-draft.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { PHONES, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { shownErrors } from "./shown-errors.ts";

const draftOf = (...changes: readonly TripDraftChange[]) =>
  [{ type: "start", trips: 1, capacity: 4 } as const, ...changes].reduce<TripDraft>(changeDraft, EMPTY_DRAFT);
const list = (...names: readonly string[]): TripDraftChange => ({
  type: "people",
  fields: { list: names.map((name, at) => ({ id: String(at), name, phone: "", email: "" })) },
});
const two: TripDraftChange = { type: "party", party: { adults: 2 } };

const ALONE = draftOf(list("Anna"));
const PAIR = draftOf(two, list("Anna", ""));
const withCar = (draft: TripDraft) => changeDraft(draft, { type: "cars", fields: addCar(draft) });
const CAR = withCar(ALONE);
const LONG = draftOf(two, list("A".repeat(61), "B".repeat(61)));

test.each<[string, TripDraft | undefined, TripDraft, readonly string[]]>([
  ["nothing before the first press", undefined, PAIR, []],
  ["from then on what is missing", ALONE, ALONE, ["phone: booking.need.phone"]],
  ["B9: a passenger added since is not blamed", ALONE, PAIR, ["phone: booking.need.phone"]],
  [
    "B9: but is at the next press",
    PAIR,
    PAIR,
    ["phone: booking.need.phone", "passenger-1-name: booking.need.nameOther"],
  ],
  ["B9: nor is a car", ALONE, CAR, ["phone: booking.need.phone"]],
  ["B9: but is then", CAR, CAR, ["phone: booking.need.phone", "car-1-passenger-0-name: booking.need.nameOther"]],
  [
    "B9: a text that is too long says so at once",
    undefined,
    LONG,
    ["name: booking.tooLong", "passenger-1-name: booking.tooLong"],
  ],
])("%s", (_, pressed, draft, said) => {
  const errors = shownErrors(pressed, sampleOffer(), draft, accountRules(null), PHONES);
  const ofPeople = [...errors].filter(([id]) => /^(name|phone|passenger-|car-)/.test(id));
  expect(ofPeople.map(([id, [key]]) => `${id}: ${key}`)).toEqual(said);
});

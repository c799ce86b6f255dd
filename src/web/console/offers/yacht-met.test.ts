import { expect, test } from "vitest";
import { metFields } from "#web/console/changes/met-fields.ts";
import { draftOfOffered, type YachtDraft } from "./yacht-draft.ts";
import { takenOver, yachtMetFields } from "./yacht-met.ts";

const WAS: YachtDraft = {
  vessel: "",
  place: "Bodrum",
  zone: "Europe/Istanbul",
  startDay: "2026-06-20",
  startTime: "10:00",
  hours: "6",
  guests: "8",
  price: "",
  currency: "EUR",
  deposit: "30",
  restDay: "",
  steps: [{ days: "14", fee: "0" }],
  weather: "",
  words: "",
  withoutPhotos: [],
  endDay: "2026-05-03",
  endTime: "12:00",
};
const OFFERED = {
  total: 900,
  currency: "USD",
  words: "",
  yacht: {
    vessel: "Pearl",
    place: "Bodrum",
    zone: "Europe/Istanbul",
    starts: "2026-06-20 10:00",
    hours: 6,
    guests: 8,
    deposit: 270,
    rest: 630,
    rest_day: "2026-06-10",
    cancellation: [{ minutes_before: 43_200, fee_percent: 0 }],
    weather: "Another day",
    words: "",
    photos: [],
  },
};
const MINE: YachtDraft = { ...WAS, vessel: "Blue Bay", weather: "Money back", endTime: "18:00", withoutPhotos: [3] };

test("OPR-04: of two offers for a yacht each keeps what they typed, sees the other's beside it, and takes over the rest in one press", () => {
  const met = { was: WAS, theirs: { ...WAS, ...draftOfOffered(OFFERED) }, mine: MINE };
  const fields = yachtMetFields(met, { t: (key) => key.slice("console.yachts.".length), locale: "en" });
  expect(metFields(fields)).toEqual([
    { label: "vessel", was: "", theirs: "Pearl", mine: "Blue Bay" },
    { label: "weather", was: "", theirs: "Another day", mine: "Money back" },
  ]);
  expect(fields.filter(({ was, theirs }) => was !== theirs)).toMatchObject([
    { label: "vessel" },
    { label: "price", was: "", theirs: "$900", mine: "" },
    { label: "restDay", was: "", theirs: "10\u00A0June 2026" },
    { label: "steps", was: "14: 0%", theirs: "30: 0%" },
    { label: "weather" },
  ]);
  expect(takenOver(met)).toEqual({
    ...MINE,
    price: "900",
    currency: "USD",
    restDay: "2026-06-10",
    steps: [{ days: "30", fee: "0" }],
  });
});

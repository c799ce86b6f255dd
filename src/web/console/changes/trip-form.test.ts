import { expect, test } from "vitest";
import { metFields } from "./met-fields.ts";
import { FORM_FIELDS, takenOver, type TripForm } from "./trip-form.ts";

const SEEN: TripForm = {
  time: "2026-12-09 14:30",
  from: "Terminal B",
  to: "Tsvetnoy 11",
  flight: "SU 36",
  name: "Olga Krylova",
  phone: "+7 916 555-01-18",
  email: "o@example.com",
  adults: "2",
  children: "0",
  luggage: "3",
  sign: "Olga",
  comment: "",
};

const met = (mine: TripForm, theirs: TripForm) =>
  metFields(FORM_FIELDS.map((name) => ({ label: name, was: SEEN[name], theirs: theirs[name], mine: mine[name] }))).map(
    ({ label }) => label,
  );

test("what a colleague changed meanwhile comes along, and what one has typed stays (OPR-04)", () => {
  const mine = { ...SEEN, time: "2026-12-09 15:30", comment: "Two dogs" };
  const theirs = { ...SEEN, flight: "SU 38", comment: "One dog" };
  expect(takenOver(mine, SEEN, theirs)).toEqual({ ...mine, flight: "SU 38" });
  expect(met(mine, theirs)).toEqual(["comment"]);
});

test("two who changed a field to the same do not meet (OPR-04)", () => {
  const both = { ...SEEN, time: "2026-12-09 15:30" };
  expect(met(both, both)).toEqual([]);
});

import { expect, it } from "vitest";
import { workGroupsOf, type WorkFacts } from "./work-group.ts";

const NOW = Date.parse("2026-12-09T09:41:00Z");
const inHours = (hours: number) => NOW + hours * 3_600_000;

/** A trip tomorrow evening that asks nothing of anybody. */
const CALM: WorkFacts = {
  state: "confirmed",
  isPromised: false,
  hasUnseenChange: false,
  payBy: "card",
  cost: 240_000,
  received: 240_000,
  pickupAt: inHours(30),
  hasDriver: false,
  hasProblem: false,
};
const of = (changes: Partial<WorkFacts>) => workGroupsOf({ ...CALM, ...changes }, NOW);

it("a paid trip of tomorrow is no work", () => expect(of({})).toEqual([]));

it.each<[string, Partial<WorkFacts>, string[]]>([
  ["waits for a person to confirm it", { state: "placed", isPromised: true }, ["to-confirm"]],
  ["is not agreed yet", { state: "placed" }, []],
  ["was changed", { hasUnseenChange: true }, ["changed"]],
  ["was changed and then cancelled", { hasUnseenChange: true, state: "cancelled" }, []],
  ["is unpaid a minute more than a day ahead", { received: 0, pickupAt: inHours(24) + 60_000 }, []],
  ["is unpaid a day ahead", { received: 0, pickupAt: inHours(24) }, ["unpaid"]],
  ["is paid in part", { received: 100, pickupAt: inHours(13) }, ["unpaid"]],
  ["is paid to the driver", { received: 0, payBy: "cash", pickupAt: inHours(13) }, []],
  ["has no driver twelve hours ahead", { pickupAt: inHours(12) }, ["driver-missing"]],
  ["has a driver", { pickupAt: inHours(2), hasDriver: true }, []],
  ["should have begun an hour ago", { pickupAt: inHours(-1) }, ["driver-missing"]],
  ["should have begun two days ago", { pickupAt: inHours(-48), received: 0 }, []],
  ["is under way", { state: "under-way", pickupAt: inHours(-1) }, []],
  ["has money set aside, a letter that failed or a ride like it", { hasProblem: true }, ["problem"]],
  [
    "is all of it",
    { state: "placed", isPromised: true, hasUnseenChange: true, received: 0, pickupAt: inHours(1), hasProblem: true },
    ["to-confirm", "changed", "unpaid", "driver-missing", "problem"],
  ],
])("a trip that %s", (_, changes, groups) => expect(of(changes)).toEqual(groups));

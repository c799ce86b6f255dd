import { expect, it } from "vitest";
import { groupRuns } from "#ui/group-runs.ts";

const row = (key: string, group?: string) => ({ key, ...(group !== undefined && { group }) });

it("puts neighbours of one group under one heading", () => {
  const runs = groupRuns([row("svo", "Airports"), row("vko", "Airports"), row("metropol", "Hotels")]);
  expect(runs.map(({ group, start, members }) => [group, start, members.map(({ key }) => key)])).toEqual([
    ["Airports", 0, ["svo", "vko"]],
    ["Hotels", 2, ["metropol"]],
  ]);
});

it("ruling 1: a later row of an earlier group stays below the existing rows", () => {
  const before = [row("svo", "Airports"), row("metropol", "Hotels")];
  const after = groupRuns([...before, row("dme", "Airports")]);
  expect(after.slice(0, 2)).toEqual(groupRuns(before));
  expect(after[2]).toEqual({ group: "Airports", start: 2, members: [row("dme", "Airports")] });
});

it("keeps rows without a group together, and gives an empty list for an empty list", () => {
  expect(groupRuns([row("a"), row("b")])).toEqual([{ group: undefined, start: 0, members: [row("a"), row("b")] }]);
  expect(groupRuns([])).toEqual([]);
});

import { expect, test } from "vitest";
import { placeNames, type NameWish } from "#server/map/place-names.ts";

const room = { width: 374, height: 280, ways: [[20, 140, 354, 140]], taken: [] };
const town = (text: string, x: number, y: number): NameWish => ({ text, look: "town", at: { x, y } });

test("no name stands on the way: it moves over or under it", () => {
  const [name] = placeNames([town("Химки", 180, 140)], room);
  expect(Math.abs((name?.y ?? 140) - 140)).toBeGreaterThan(10);
});

test("at most nine names are written, the most wanted ones, and none twice", () => {
  const wishes = Array.from({ length: 40 }, (_, at) => town(`Town ${at % 30}`, 50 + (at % 4) * 90, 20 + at * 6));
  const names = placeNames(wishes, room).map(({ text }) => text);
  expect(names.length).toBeLessThanOrEqual(9);
  expect([names[0], new Set(names).size]).toEqual(["Town 0", names.length]);
});

test("a name that would run over the edge or over another one is left out or moved", () => {
  const names = placeNames(
    [town("A very long name of a town", 5, 30), town("One", 200, 40), town("Two", 203, 43)],
    room,
  );
  expect(names.map(({ text }) => text)).toEqual(["One"]);
});

test("the name of an end stands beside its mark and not on it", () => {
  const [name] = placeNames([{ text: "Шереметьево", look: "end", at: { x: 20, y: 140 } }], room);
  expect([name?.text, Math.abs((name?.y ?? 140) - 140) > 8]).toEqual(["Шереметьево", true]);
});

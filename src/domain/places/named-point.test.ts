import { expect, test } from "vitest";
import { namedPointId, readNamedPoint } from "#domain/places/named-point.ts";

test.each([
  ["Alder Row@51.4975,-0.1357", "Alder Row", 51.4975, -0.1357],
  ["Отель «Юг», корпус 2@43.5855,39.7231", "Отель «Юг», корпус 2", 43.5855, 39.7231],
  [" The Inn @-33,151", "The Inn", -33, 151],
])("EMB-10: %j names a place by a point", (id, name, lat, lng) => {
  expect(readNamedPoint(id)).toEqual({ name, point: { lat, lng } });
});

test.each([
  "a2434",
  "51.4975,-0.1357",
  "@51.4975,-0.1357",
  " @51,0",
  "Inn@91,0",
  "Inn@51,181",
  "Inn@51",
  "A@B@51,0",
  "I\nn@51,0",
])("EMB-10: %j names none", (id) => {
  expect(readNamedPoint(id)).toBeUndefined();
});

test("EMB-10: what is written is what is read", () => {
  const named = { name: "Alder@Row", point: { lat: 51.49750001, lng: -0.1 } };
  expect(namedPointId(named)).toBe("Alder Row@51.4975,-0.1");
  expect(readNamedPoint(namedPointId(named))).toEqual({ name: "Alder Row", point: { lat: 51.4975, lng: -0.1 } });
});

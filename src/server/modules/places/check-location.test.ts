import { join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { createAreaSet } from "#server/areas/area-set.ts";
import { loadUrbanAreas } from "#server/areas/load-urban-areas.ts";
import { loadGazetteer } from "#server/gazetteer/load-gazetteer.ts";
import { checkLocation } from "#server/modules/places/check-location.ts";
import { Refusal } from "#server/refusal.ts";

const DATA = join(import.meta.dirname, "../../../../data");
const MOSCOW = "g524901";
const SOCHI = "g491422";
const TVER = "g480060";
const KHIMKI = "g550280";

let ground: Parameters<typeof checkLocation>[0];

beforeAll(async () => {
  const [gazetteer, urbanAreas] = await Promise.all([loadGazetteer(DATA), loadUrbanAreas(DATA)]);
  ground = { gazetteer, urbanAreas, operatorAreas: createAreaSet([]) };
});

it("PLC-28, NET-19: a stop in the start or the finish is accepted with an empty message", () => {
  const inside = { is_from_polygons: true, message: "" };
  expect(checkLocation(ground, { place_ids: [SOCHI, MOSCOW], place_id: KHIMKI }, "ru")).toEqual(inside);
  expect(checkLocation(ground, { place_ids: [MOSCOW, SOCHI], place_id: SOCHI }, "ru")).toEqual(inside);
});

it("PLC-28, NET-19: a stop elsewhere, even on the way, is refused with a message that names it and says what to do", () => {
  const check = { place_ids: [MOSCOW, SOCHI], place_id: TVER };
  expect(checkLocation(ground, check, "ru")).toEqual({
    is_from_polygons: false,
    message:
      "Остановка «Тверь» далеко от концов поездки (Москва, Сочи). Выберите остановку ближе к ним или закажите туда отдельную поездку",
  });
  expect(checkLocation(ground, check, "en").message).toBe(
    "The stop Tver is far from the ends of the trip (Moscow, Sochi). Choose one closer to them, or book a separate trip there",
  );
});

it("PLC-27: ids are public ids or the numbers that old clients have", () => {
  for (const place_ids of [["524901", SOCHI], ["524901"], [MOSCOW]]) {
    expect(checkLocation(ground, { place_ids, place_id: "550280" }, "ru").is_from_polygons).toBe(true);
  }
});

it("PLC-28: an area drawn by the operator replaces the town itself", () => {
  const only = [[37.5, 55.7, 37.7, 55.7, 37.7, 55.8, 37.5, 55.8]];
  const centre = { id: "c", country: "RU", name: { en: "Centre", ru: "Центр" }, polygons: [only] };
  const operated = { ...ground, operatorAreas: createAreaSet([centre]) };
  expect(checkLocation(operated, { place_ids: [MOSCOW], place_id: KHIMKI }, "ru").is_from_polygons).toBe(false);
  expect(checkLocation(operated, { place_ids: [MOSCOW], place_id: MOSCOW }, "ru").is_from_polygons).toBe(true);
});

it.each([
  { place_ids: [MOSCOW, "g99999999"], place_id: SOCHI },
  { place_ids: [MOSCOW], place_id: "99999999" },
  { place_ids: ["-1"], place_id: MOSCOW },
])("NET-19: an unknown id is refused: %j", (check) => {
  expect(() => checkLocation(ground, check, "ru")).toThrow(Refusal);
  expect(() => checkLocation(ground, check, "ru")).toThrow("place-unknown");
});

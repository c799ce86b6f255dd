import fc from "fast-check";
import { expect, it, test } from "vitest";
import { typedPoint } from "#domain/places/typed-point.ts";
import type { GeoPoint } from "#domain/values/geo-point.ts";
import { processorMs } from "../../../tests/support/processor-ms.ts";

const MOSCOW = { lat: 55.755833, lng: 37.617778 };

test.each([
  `55°45′21″N 37°37′04″E`,
  `55°45'21"N, 37°37'04"E`,
  `55°45'21.0"N 37°37'4.0"E`,
  `55°45.35'N, 37°37.0667'E`,
  `55°45,35′ с. ш. 37°37,0667′ в. д.`,
  `55° 45′ 21″ с.ш., 37° 37′ 04″ в.д.`,
  `55º45’21” 37º37’04”`,
  `55°45'21''N 37°37'04''E`,
  `N55 45 21 E37 37 04`,
  `N 55° 45.35' E 37° 37.0667'`,
  `55 45 21 N 37 37 04 E`,
  `37°37′04″E 55°45′21″N`,
  `С 55 45 21, В 37 37 04`,
  `55.755833° N, 37.617778° E`,
  `55.755833N 37.617778E`,
  `55.755833°, 37.617778°`,
  `55.755833, 37.617778`,
  `55.755833 37.617778`,
  `55,755833; 37,617778`,
  `55,755833, 37,617778`,
  `(55.755833, 37.617778)`,
  `geo:55.755833,37.617778`,
  `\u200E55.755833, 37.617778\u202C`,
])("F3: %j is a point in Moscow", (text) => {
  const point = typedPoint(text);
  expect(point?.lat).toBeCloseTo(MOSCOW.lat, 4);
  expect(point?.lng).toBeCloseTo(MOSCOW.lng, 4);
});

test.each([
  "12, 14",
  "55.75, 37.61",
  "55 45",
  "100 S 200 E",
  "12 N 5 E",
  "5 W 30 S",
  "N55 E37",
  "Тверская 1, 2",
  "В 5",
  "5° 10°",
  "55°45′61″N 37°37′04″E",
  "55°75′N 37°37′E",
  "55.5°45′N 37°37′E",
  "95°45′21″N 37°37′04″E",
  "55°45′21″N 37°37′04″N",
  "55°45′21″E 37°37′04″E",
  "55°45′21″N",
  "95.12345, 37.12345",
  "",
  "°",
])("F3: %j is no point", (text) => {
  expect(typedPoint(text)).toBeUndefined();
});

/** The ways in which maps write a point. */
const FORMATS: readonly ((point: GeoPoint) => string)[] = [
  ({ lat, lng }) => `${lat.toFixed(6)}, ${lng.toFixed(6)}`,
  ({ lat, lng }) => `${lat.toFixed(6)} ${lng.toFixed(6)}`.replaceAll(".", ","),
  ({ lat, lng }) => `${Math.abs(lat).toFixed(6)}° ${ns(lat)}, ${Math.abs(lng).toFixed(6)}° ${ew(lng)}`,
  ({ lat, lng }) => `${minutes(lat)}${ns(lat)}, ${minutes(lng)}${ew(lng)}`,
  ({ lat, lng }) => `${seconds(lat)}${ns(lat)} ${seconds(lng)}${ew(lng)}`,
  ({ lat, lng }) => `${ns(lat)}${seconds(lat)} ${ew(lng)}${seconds(lng)}`.replace(/[°′″]/g, " "),
  ({ lat, lng }) => `${seconds(lng)} ${lng < 0 ? "з. д." : "в. д."} ${seconds(lat)} ${lat < 0 ? "ю. ш." : "с. ш."}`,
  ({ lat, lng }) => `${lat < 0 ? "-" : ""}${seconds(lat)} ${lng < 0 ? "−" : ""}${seconds(lng)}`,
];

const ns = (lat: number): string => (lat < 0 ? "S" : "N");
const ew = (lng: number): string => (lng < 0 ? "W" : "E");

function minutes(angle: number): string {
  const parts = Math.round(Math.abs(angle) * 600_000);
  return `${Math.floor(parts / 600_000)}°${((parts % 600_000) / 10_000).toFixed(4)}′`;
}

function seconds(angle: number): string {
  const tenths = Math.round(Math.abs(angle) * 36_000);
  return `${Math.floor(tenths / 36_000)}°${Math.floor(tenths / 600) % 60}′${((tenths % 600) / 10).toFixed(1)}″`;
}

it("F3: a point is read back from every way to write it, to some metres", () => {
  const at = (most: number) => fc.double({ min: -most + 0.001, max: most - 0.001, noNaN: true });
  fc.assert(
    fc.property(at(90), at(180), fc.constantFrom(...FORMATS), (lat, lng, format) => {
      const point = typedPoint(format({ lat, lng }));
      expect(Math.abs((point?.lat ?? NaN) - lat)).toBeLessThan(0.00005);
      expect(Math.abs((point?.lng ?? NaN) - lng)).toBeLessThan(0.00005);
    }),
    { numRuns: 500 },
  );
});

it("no text makes it throw or think long", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme", maxLength: 300 }), (text) => void typedPoint(text)));
  const texts = ["5 ".repeat(500), "5°".repeat(300), `N${" 5".repeat(400)}`, `${"5'".repeat(400)}N`];
  expect(processorMs(() => texts.forEach(typedPoint))).toBeLessThan(200);
});

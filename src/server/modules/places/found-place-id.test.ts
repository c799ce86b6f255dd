import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PLACE_ID_MAX_LENGTH } from "#contract/wire/common.ts";
import { foundPlaceId, readFoundPlace } from "#server/modules/places/found-place-id.ts";
import type { FoundPlace } from "#server/modules/places/geocoder.ts";

const SECRET = "a secret of the tests, long enough to be one";
const OTHER = "another secret, also long enough to be one";
const HOTEL: FoundPlace = {
  kind: "hotel",
  point: { lat: 36.600001, lng: -30.56 },
  country: "TR",
  name: "Отель «Риксос»",
  address: "Çifteçeşmeler Caddesi, 8, Beldibi, Kemer",
  exact: true,
};

const millionths = (most: number) =>
  fc.integer({ min: -most * 1e6, max: most * 1e6 }).map((units) => (units || 0) / 1e6);
const places = fc.record<FoundPlace>({
  kind: fc.constantFrom("airport", "station", "locality", "suburb", "hotel", "other", "stop"),
  point: fc.record({ lat: millionths(90), lng: millionths(180) }),
  country: fc.constantFrom("RU", "TR", "HK"),
  name: fc.string({ unit: "grapheme", minLength: 1, maxLength: 500 }),
  address: fc.string({ unit: "grapheme", maxLength: 500 }),
  exact: fc.boolean(),
});

describe("ids of found places", () => {
  test("a place is read back from its id", () => {
    expect(readFoundPlace([SECRET], foundPlaceId(SECRET, HOTEL))).toEqual(HOTEL);
  });

  test("an id is short, safe in a URL, and complete except for the end of long texts", () => {
    fc.assert(
      fc.property(places, (place) => {
        const id = foundPlaceId(SECRET, place);
        expect(id.length).toBeLessThanOrEqual(PLACE_ID_MAX_LENGTH);
        expect(id).toMatch(/^f[A-Za-z0-9_-]+$/);
        const { name, address, ...rest } = readFoundPlace([SECRET], id) ?? HOTEL;
        expect(rest).toEqual({ kind: place.kind, point: place.point, country: place.country, exact: place.exact });
        expect(place.name.toWellFormed().startsWith(name)).toBe(true);
        expect(place.address.toWellFormed().startsWith(address)).toBe(true);
      }),
    );
  });

  test("a long name leaves room for the address, and both end on a whole character", () => {
    const long = { ...HOTEL, name: "Гостиница 🏨 ".repeat(40), address: "Улица ".repeat(80) };
    const read = readFoundPlace([SECRET], foundPlaceId(SECRET, long));
    expect(Buffer.byteLength(read?.name ?? "")).toBeGreaterThan(100);
    expect(Buffer.byteLength(read?.address ?? "")).toBeGreaterThan(80);
    expect(`${read?.name}${read?.address}`).not.toContain("\ufffd");
  });

  test("T-11: an id with one letter changed, cut or added is invalid", () => {
    const id = foundPlaceId(SECRET, HOTEL);
    fc.assert(
      fc.property(fc.nat(id.length - 1), fc.constantFrom(..."ABCDabcd0189-_"), (at, letter) => {
        if (id[at] === letter) return;
        expect(readFoundPlace([SECRET], id.slice(0, at) + letter + id.slice(at + 1))).toBeUndefined();
        expect(readFoundPlace([SECRET], id.slice(0, at) + id.slice(at + 1))).toBeUndefined();
        expect(readFoundPlace([SECRET], id.slice(0, at) + letter + id.slice(at))).toBeUndefined();
      }),
    );
  });

  test("an id made with another secret is invalid", () => {
    expect(readFoundPlace([OTHER], foundPlaceId(SECRET, HOTEL))).toBeUndefined();
  });

  test("an id made with the secret that was replaced is read while both are known", () => {
    expect(readFoundPlace([OTHER, SECRET], foundPlaceId(SECRET, HOTEL))).toEqual(HOTEL);
  });

  test("no text makes the reader throw", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.base64String({ maxLength: 500 })), (text) => {
        expect(readFoundPlace([SECRET], `f${text}`)).toBeUndefined();
      }),
    );
    expect(readFoundPlace([SECRET], "g524901")).toBeUndefined();
  });
});

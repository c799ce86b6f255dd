import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { chooseGeocoder } from "#server/adapters/geocoder/choose-geocoder.ts";
import { createGeocoder, QUESTION_KEPT_MS, UNBELIEVED_KEPT_MS } from "#server/adapters/geocoder/create-geocoder.ts";
import { readEnv } from "#server/env.ts";
import type { Geocoder, GeocoderSearch } from "#server/modules/places/geocoder.ts";
import {
  MISBEHAVIOURS,
  SILENCE_MS,
  startLyingService,
  type Behaviour,
  type LyingService,
} from "../../../../tests/support/lying-service.ts";

/** Patience for services that never answer; everything else is asked with the real one. */
const SHORT_PATIENCE_MS = 80;
const NEVER_ANSWERS: ReadonlySet<Behaviour> = new Set(["silent", "stuck-in-body"]);

/** No answer may take longer than this: less than a silent service waits, and more than the busiest machine needs. */
const SLACK_MS = SILENCE_MS - 10_000;

/** A place as this test describes it; each service writes it in its own format. */
interface Told {
  readonly tag?: readonly [string, string];
  readonly size?: "house" | "street" | "suburb" | "town" | "state";
  readonly name?: unknown;
  readonly street?: unknown;
  readonly house?: unknown;
  readonly country?: unknown;
  readonly lat?: unknown;
  readonly lng?: unknown;
}

interface Service {
  readonly kind: "photon" | "nominatim";
  readonly tell: (places: readonly Told[]) => unknown;
  readonly asked: string;
}

const RIXOS = { lat: 36.6, lng: 30.56 };
const HOTEL: Told = {
  tag: ["tourism", "hotel"],
  name: "Rixos Sungate",
  street: "Çifteçeşmeler Caddesi",
  house: "8",
  ...RIXOS,
};

const PHOTON_TYPES = { house: "house", street: "street", suburb: "district", town: "city", state: "state" };
const RANKS = { house: 30, street: 26, suburb: 19, town: 16, state: 8 };

const SERVICES: readonly Service[] = [
  {
    kind: "photon",
    tell: (places) => ({
      type: "FeatureCollection",
      features: places.map(
        ({ tag = ["building", "yes"], size = "house", name, street, house, country = "TR", lat, lng }) => ({
          type: "Feature",
          geometry: { type: "Point", coordinates: [lng, lat] },
          properties: {
            osm_type: "W",
            osm_id: 1,
            osm_key: tag[0],
            osm_value: tag[1],
            type: PHOTON_TYPES[size],
            name,
            street,
            housenumber: house,
            district: "Beldibi",
            city: "Kemer",
            state: "Antalya",
            country: "Türkiye",
            countrycode: country,
          },
        }),
      ),
    }),
    asked: "/api?q=rixos&lang=en&limit=10&lat=36.900&lon=30.793",
  },
  {
    kind: "nominatim",
    tell: (places) =>
      places.map(({ tag = ["building", "yes"], size = "house", name, street, house, country = "TR", lat, lng }) => ({
        place_id: 1,
        licence: "Data © OpenStreetMap contributors, ODbL 1.0.",
        osm_type: "way",
        lat: typeof lat === "number" ? String(lat) : lat,
        lon: typeof lng === "number" ? String(lng) : lng,
        category: tag[0],
        type: tag[1],
        place_rank: RANKS[size],
        importance: 0.3,
        name,
        display_name: "…",
        address: {
          house_number: house,
          road: street,
          suburb: "Beldibi",
          town: "Kemer",
          state: "Antalya",
          country: "Türkiye",
          country_code: typeof country === "string" ? country.toLowerCase() : country,
        },
      })),
    asked:
      "/search?q=rixos&format=jsonv2&addressdetails=1&accept-language=en&limit=10&viewbox=29.793%2C37.900%2C31.793%2C35.900",
  },
];

const SEARCH: GeocoderSearch = { term: "rixos", locale: "en", limit: 10 };
const ANTALYA = { lat: 36.9, lng: 30.7928 };

let service: LyingService;
let troubles: string[];
const now = { at: 0 };

// A call that was cut off may still arrive, so each test has its own service.
beforeEach(async () => {
  service = await startLyingService();
  troubles = [];
  now.at = 1_000_000;
});
afterEach(() => service.close());

const options = {
  clock: () => now.at,
  onTrouble: (text: string) => troubles.push(text),
  takeTurn: async () => true,
};
const choose = ({ kind }: Service, patienceMs?: number): Geocoder =>
  chooseGeocoder(readEnv({ GEOCODER: kind, GEOCODER_URL: service.url }), {
    ...options,
    ...(patienceMs && { patienceMs }),
  });

async function findInTime(geocoder: Geocoder, search: Partial<GeocoderSearch> = {}) {
  const startedAt = performance.now();
  const found = await geocoder.find({ ...SEARCH, ...search });
  expect(performance.now() - startedAt).toBeLessThan(SLACK_MS);
  return found;
}

test("by default no service is asked", async () => {
  expect(await chooseGeocoder(readEnv({}), options).find(SEARCH)).toEqual([]);
});

describe.each(SERVICES)("places of $kind", (one) => {
  test("a hotel is found with its name, its address and its country", async () => {
    service.answer = one.tell([HOTEL]);
    expect(await findInTime(choose(one))).toEqual([
      {
        kind: "hotel",
        point: RIXOS,
        country: "TR",
        name: "Rixos Sungate",
        address: "Çifteçeşmeler Caddesi, 8, Beldibi, Kemer, Antalya",
        exact: true,
      },
    ]);
    expect(troubles).toEqual([]);
  });

  test("places near the other end come first, and the service learns who is asking", async () => {
    service.answer = one.tell([]);
    await findInTime(choose(one), { near: ANTALYA });
    const [call] = service.calls;
    expect(`${call?.url.pathname}${call?.url.search}`).toBe(one.asked);
    expect(call?.headers["user-agent"]).toContain("Nameboard");
  });

  test.each([
    [["aeroway", "aerodrome"], "airport"],
    [["railway", "station"], "station"],
    [["highway", "bus_stop"], "stop"],
    [["public_transport", "platform"], "stop"],
    [["tourism", "guest_house"], "hotel"],
    [["amenity", "restaurant"], "other"],
    [["constructor", "toString"], "other"],
  ] as const)("PLC-19: %j is shown as %s", async (tag, kind) => {
    service.answer = one.tell([{ ...HOTEL, tag }]);
    expect(await findInTime(choose(one))).toMatchObject([{ kind }]);
  });

  test.each([
    ["a house by its number", "Tverskaya 7", { house: "7", street: "Tverskaya" }, true, "Tverskaya, 7"],
    ["a street for a house", "Tverskaya 7", { size: "street", name: "Tverskaya" }, false, "Tverskaya"],
    ["a street for a street", "Tverskaya", { size: "street", name: "Tverskaya" }, false, "Tverskaya"],
    ["a town for a house", "Тверь, Ленина 7к2", { size: "town", name: "Tver" }, false, "Tver"],
    ["a town for a town", "Tver", { size: "town", name: "Tver" }, true, "Tver"],
  ] as const)("PLC-23: %s", async (_, term, told, exact, name) => {
    service.answer = one.tell([{ tag: ["place", "any"], ...RIXOS, ...told }]);
    expect(await findInTime(choose(one), { term })).toMatchObject([{ exact, name }]);
  });

  test("a country and a state are left out, and a place listed twice is shown once", async () => {
    const building: Told = { ...HOTEL, tag: ["building", "hotel"], lat: 36.6005, street: undefined, house: undefined };
    service.answer = one.tell([{ ...HOTEL, size: "state", house: undefined }, HOTEL, building, HOTEL]);
    expect(await findInTime(choose(one))).toHaveLength(1);
  });

  test.each<[string, Told]>([
    ["without a name", { ...RIXOS }],
    ["with a name that is a number", { ...HOTEL, name: 7, street: undefined, house: undefined }],
    ["with a name of 300 kB", { ...HOTEL, name: "x".repeat(300_000), street: undefined, house: undefined }],
    ["without a latitude", { ...HOTEL, lat: null }],
    ["with coordinates in words", { ...HOTEL, lat: "north", lng: "east" }],
    ["off the globe", { ...HOTEL, lat: 91 }],
    ["beyond the date line", { ...HOTEL, lng: 200 }],
    ["at latitude and longitude 0", { ...HOTEL, lat: 0, lng: 0 }],
    ["without a country", { ...HOTEL, country: null }],
    ["in a country of three letters", { ...HOTEL, country: "TUR" }],
  ])("R-25: a place %s is left out and the others stay", async (_, told) => {
    service.answer = one.tell([told, { ...HOTEL, name: "Another" }]);
    expect(await findInTime(choose(one))).toMatchObject([{ name: "Another" }]);
  });

  test("control characters and text-direction marks are removed from names", async () => {
    service.answer = one.tell([{ ...HOTEL, name: " Rixos\u202e\u0000\n  Sungate " }]);
    expect(await findInTime(choose(one))).toMatchObject([{ name: "Rixos Sungate" }]);
  });

  test.each(MISBEHAVIOURS)("R-25: %s: the list is empty and comes in time", async (behaviour) => {
    service.answer = one.tell([HOTEL]);
    service.behaviour = behaviour;
    const geocoder = choose(one, NEVER_ANSWERS.has(behaviour) ? SHORT_PATIENCE_MS : undefined);
    expect(await findInTime(geocoder)).toEqual([]);
    expect(troubles.join()).not.toContain("127.0.0.1");
  });

  test.each([
    ["NaN for a number", JSON.stringify(one.tell([HOTEL])).replace("36.6", "NaN")],
    [
      "rows that are not objects",
      one.kind === "photon" ? { features: [null, 7, "x", [], {}] } : [null, 7, "x", [], {}],
    ],
    ["a list that is an object", one.kind === "photon" ? { features: { 0: 1 } } : { 0: {} }],
  ])("R-25: %s: the list is empty", async (_, answer) => {
    service.answer = answer;
    expect(await findInTime(choose(one))).toEqual([]);
  });

  test("the same question within ten minutes costs one call", async () => {
    service.answer = one.tell([HOTEL]);
    const geocoder = choose(one);
    await geocoder.find(SEARCH);
    now.at += QUESTION_KEPT_MS - 1;
    expect(await geocoder.find({ ...SEARCH, term: " RIXOS " })).toHaveLength(1);
    expect(service.calls).toHaveLength(1);
    now.at += 1;
    await geocoder.find(SEARCH);
    expect(service.calls).toHaveLength(2);
  });

  test.each([
    ["nothing is found", [], QUESTION_KEPT_MS],
    ["no found place is believable", [{ ...HOTEL, lat: 91 }], UNBELIEVED_KEPT_MS],
  ])("R-25: that %s is remembered for the right time", async (_, told, keptMs) => {
    service.answer = one.tell(told);
    const geocoder = choose(one);
    expect(await geocoder.find(SEARCH)).toEqual([]);
    service.answer = one.tell([HOTEL]);
    now.at += keptMs - 1;
    expect(await geocoder.find(SEARCH)).toEqual([]);
    now.at += 1;
    expect(await geocoder.find(SEARCH)).toHaveLength(1);
  });

  test("a failure is not remembered", async () => {
    service.answer = one.tell([HOTEL]);
    service.behaviour = "error-500";
    const geocoder = choose(one);
    expect(await geocoder.find(SEARCH)).toEqual([]);
    service.behaviour = "right";
    expect(await geocoder.find(SEARCH)).toHaveLength(1);
  });
});

test("a Photon without Russian is asked in the language of the place, and the next time straight away", async () => {
  service.answer = SERVICES[0]?.tell([HOTEL]);
  service.behaviour = ({ url }) => (url.searchParams.get("lang") === "ru" ? "no-answer-400" : "right");
  const geocoder = createGeocoder({ ...options, kind: "photon", url: `${service.url}/`, patienceMs: SLACK_MS });
  expect(await geocoder.find({ ...SEARCH, locale: "ru" })).toHaveLength(1);
  await geocoder.find({ ...SEARCH, locale: "ru", term: "hotel" });
  expect(service.calls.map(({ url }) => url.searchParams.get("lang"))).toEqual(["ru", "default", "default"]);
});

test("a Nominatim limited to one question a second is not asked by a server that gets no turn", async () => {
  service.answer = SERVICES[1]?.tell([HOTEL]);
  const turns: boolean[] = [true, false, true];
  const takeTurn = async (gapMs: number): Promise<boolean> => gapMs === 1_000 && (turns.shift() ?? false);
  const geocoder = createGeocoder({ ...options, kind: "nominatim", url: service.url, gapMs: 1_000, takeTurn });
  expect(await geocoder.find({ ...SEARCH, term: "one" })).toHaveLength(1);
  expect(await geocoder.find({ ...SEARCH, term: "two" })).toEqual([]);
  expect(await geocoder.find({ ...SEARCH, term: "two" })).toHaveLength(1);
});

test("found 59: a Photon so slow that a refused language costs the whole answer is asked right the next time", async () => {
  service.answer = SERVICES[0]?.tell([HOTEL]);
  service.behaviour = ({ url }) => (url.searchParams.get("lang") === "ru" ? "no-answer-400" : "silent");
  const geocoder = createGeocoder({ ...options, kind: "photon", url: service.url, patienceMs: SLACK_MS });
  expect(await geocoder.find({ ...SEARCH, locale: "ru" })).toEqual([]);
  service.behaviour = "right";
  expect(await geocoder.find({ ...SEARCH, locale: "ru" })).toHaveLength(1);
  expect(service.calls.map(({ url }) => url.searchParams.get("lang"))).toEqual(["ru", "default", "default"]);
});

test.each([
  ["an island", "place", "island", "Crete"],
  ["a region", "place", "state", "Tuscany"],
  ["a park", "leisure", "park", "Central Park"],
])("found 59: Photon's %s of no address is no exact house", async (_, key, value, name) => {
  service.answer = {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        geometry: { type: "Point", coordinates: [24.9, 35.2] },
        properties: {
          osm_type: "R",
          osm_id: 1,
          osm_key: key,
          osm_value: value,
          type: "other",
          name,
          countrycode: "GR",
        },
      },
    ],
  };
  expect(await findInTime(createGeocoder({ ...options, kind: "photon", url: service.url }))).toMatchObject([
    { name, exact: false },
  ]);
});

test.each([
  ["Singapore", "SG", "country"],
  ["Monaco", "MC", "country"],
  ["Gibraltar", "GI", "country"],
  ["Hong Kong", "HK", "state"],
])("found 59, L2: %s is a town of Photon, though it is a country or a state", async (name, country, type) => {
  const properties = { osm_key: "place", osm_value: "country", type, name, countrycode: country };
  service.answer = { features: [{ geometry: { type: "Point", coordinates: [103.8, 1.35] }, properties }] };
  const geocoder = createGeocoder({ ...options, kind: "photon", url: service.url });
  expect(await findInTime(geocoder, { term: name })).toMatchObject([{ name, country, kind: "locality", exact: true }]);
});

test.each([
  ["Hong Kong", "HK", [114.16, 22.28], true],
  ["Macao", "MO", [113.55, 22.19], true],
  ["Guangdong", "CN", [113.4, 23.4], false],
] as const)(
  "found 59, L2: %s that Photon labels as CN has the country %s",
  async (name, country, coordinates, isTown) => {
    const properties = { osm_key: "boundary", osm_value: "administrative", type: "state", name, countrycode: "CN" };
    service.answer = { features: [{ geometry: { type: "Point", coordinates }, properties }] };
    const geocoder = createGeocoder({ ...options, kind: "photon", url: service.url });
    expect(await findInTime(geocoder, { term: name })).toMatchObject(
      isTown ? [{ name, country, kind: "locality", exact: true }] : [],
    );
  },
);

test.each([
  ["Singapore", "SG", { addresstype: "country", place_rank: 4, address: { country_code: "sg" } }],
  ["Monaco", "MC", { place_rank: 4, address: { country_code: "mc" } }],
  [
    "Hong Kong",
    "HK",
    { addresstype: "state", place_rank: 6, address: { "ISO3166-2-lvl3": "CN-HK", country_code: "cn" } },
  ],
])("found 59, L2: %s is a town of Nominatim, though it is a country or a state", async (name, country, row) => {
  service.answer = [{ lat: "1.35", lon: "103.8", category: "boundary", type: "administrative", name, ...row }];
  const geocoder = createGeocoder({ ...options, kind: "nominatim", url: service.url });
  expect(await findInTime(geocoder, { term: name })).toMatchObject([{ name, country, kind: "locality", exact: true }]);
});

/** The members in which answers of a Nominatim differ by what was found, with numbers as its table of levels gives them. */
const NOMINATIM_FINDS = [
  ["Tashkent", { addresstype: "city", place_rank: 7, address: { city: "Tashkent" } }, "locality", true],
  ["Berlin", { addresstype: "city", place_rank: 8, address: { city: "Berlin" } }, "locality", true],
  ["Lima", { addresstype: "city", place_rank: 10, address: { city: "Lima", region: "Lima" } }, "locality", true],
  ["Hamburg", { addresstype: "state", place_rank: 8, address: { city: "Hamburg" } }, "locality", true],
  ["Kemer", { addresstype: "town", place_rank: 18, address: { town: "Kemer" } }, "locality", true],
  ["Lhota", { addresstype: "village", place_rank: 19, address: { village: "Lhota" } }, "locality", true],
  ["Mitte", { addresstype: "suburb", place_rank: 18, address: { suburb: "Mitte", city: "Berlin" } }, "suburb", true],
  ["Tverskaya", { addresstype: "road", place_rank: 26, address: { road: "Tverskaya" } }, "other", false],
] as const;

test.each(NOMINATIM_FINDS)(
  "found 59: %s of Nominatim has its own size, whatever its rank",
  async (name, row, kind, exact) => {
    service.answer = [
      {
        place_id: 1,
        osm_type: "relation",
        lat: "41.3",
        lon: "69.2",
        category: "boundary",
        type: "administrative",
        ...row,
        name,
        address: { ...row.address, country_code: "uz" },
      },
    ];
    const geocoder = createGeocoder({ ...options, kind: "nominatim", url: service.url });
    expect(await findInTime(geocoder, { term: name })).toMatchObject([{ name, kind, exact }]);
  },
);

test.each(["state", "country", "county"])("found 59: Nominatim's %s is still left out", async (addresstype) => {
  service.answer = [
    {
      place_rank: 8,
      lat: "48.9",
      lon: "11.4",
      category: "boundary",
      type: "administrative",
      name: "Bavaria",
      addresstype,
      address: { state: "Bavaria", country_code: "de" },
    },
  ];
  expect(await findInTime(createGeocoder({ ...options, kind: "nominatim", url: service.url }))).toEqual([]);
});

test("found 59: a house of a village without streets is found by its number", async () => {
  service.answer = [
    {
      place_rank: 30,
      addresstype: "place",
      lat: "49.1",
      lon: "15.2",
      category: "place",
      type: "house",
      name: "",
      address: { house_number: "12", hamlet: "Lhota", state: "Vysočina", country_code: "cz" },
    },
  ];
  expect(await findInTime(createGeocoder({ ...options, kind: "nominatim", url: service.url }))).toMatchObject([
    { name: "Lhota, 12", exact: true, address: "Lhota, Vysočina" },
  ]);
});

import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { distanceKm, type GeoPoint } from "#domain/values/geo-point.ts";
import { chooseDirections } from "#server/adapters/directions/choose-directions.ts";
import { createEstimator } from "#server/adapters/directions/estimator.ts";
import { RIDE_LINE } from "#server/adapters/directions/ride-source.ts";
import { readEnv } from "#server/env.ts";
import { SERVICE_PATIENCE_MS, type Directions } from "#server/modules/places/directions.ts";
import { encodePolyline } from "../../../../tests/support/encode-polyline.ts";
import {
  MISBEHAVIOURS,
  SILENCE_MS,
  startLyingService,
  type Behaviour,
  type LyingService,
} from "../../../../tests/support/lying-service.ts";

const estimator = createEstimator();

/** Patience for services that never answer; everything else is asked with the real one. */
const SHORT_PATIENCE_MS = 80;
const NEVER_ANSWERS: ReadonlySet<Behaviour> = new Set(["silent", "stuck-in-body"]);

/** No answer may take longer than this: less than a silent service waits, and more than the busiest machine needs. */
const SLACK_MS = SILENCE_MS - 10_000;

const KEY = "pk.a-key-that-nobody-may-read";
const START: GeoPoint = { lat: 55.9726, lng: 37.4146 };
const STOP: GeoPoint = { lat: 55.84, lng: 37.36 };
const FINISH: GeoPoint = { lat: 55.7522, lng: 37.6156 };
const WAY = [START, { lat: 55.9, lng: 37.42 }, STOP, { lat: 55.79, lng: 37.5 }, FINISH];
const POINTS = [START, STOP, FINISH];
const swap = ({ lat, lng }: GeoPoint): GeoPoint => ({ lat: lng, lng: lat });

/** A service in its own format: how it is chosen, what it answers and what it must have been asked. */
interface Service {
  readonly name: string;
  readonly variables: Record<string, string>;
  readonly answer: (metres: unknown, seconds: unknown, line: readonly GeoPoint[]) => unknown;
  /** How the service says that there is no road, with status 200. */
  readonly noRoad: unknown;
  readonly asked: readonly [string, string];
}

const osrmAnswer: Service["answer"] = (distance, duration, line) => ({
  code: "Ok",
  routes: [
    {
      geometry: { type: "LineString", coordinates: line.map(({ lat, lng }) => [lng, lat]) },
      legs: [{ steps: [], summary: "", weight: 2500.1, duration: 2500.1, distance: 38000.2 }],
      weight_name: "routability",
      weight: 2500.1,
      duration,
      distance,
    },
  ],
  waypoints: [{ hint: "abc", distance: 4.2, name: "", location: [37.4146, 55.9726] }],
});

const PATH = "37.414600,55.972600;37.360000,55.840000;37.615600,55.752200";

const SERVICES: readonly Service[] = [
  {
    name: "osrm",
    variables: { DIRECTIONS: "osrm" },
    answer: osrmAnswer,
    noRoad: { code: "NoRoute", message: "Impossible route between points" },
    asked: [
      "GET",
      `/base/route/v1/driving/${PATH}?overview=simplified&geometries=geojson&steps=false&alternatives=false`,
    ],
  },
  {
    name: "mapbox",
    variables: { DIRECTIONS: "mapbox", DIRECTIONS_KEY: KEY },
    answer: osrmAnswer,
    noRoad: { code: "NoRoute", message: "No route found", routes: [] },
    asked: [
      "GET",
      `/base/directions/v5/mapbox/driving/${PATH}?overview=simplified&geometries=geojson&steps=false&alternatives=false&access_token=${KEY}`,
    ],
  },
  {
    name: "valhalla",
    variables: { DIRECTIONS: "valhalla" },
    answer: (metres, seconds, line) => ({
      trip: {
        locations: [],
        legs: [
          { summary: {}, shape: encodePolyline(line.slice(0, 3)) },
          { summary: {}, shape: encodePolyline(line.slice(2)) },
        ],
        summary: { has_toll: false, time: seconds, length: typeof metres === "number" ? metres / 1000 : metres },
        status_message: "Found route between points",
        status: 0,
        units: "kilometers",
      },
    }),
    noRoad: { trip: { status: 442, status_message: "No path could be found for input", legs: [] } },
    asked: ["POST", "/base/route"],
  },
];

/** Well-formed answers with nonsense in them. */
const LIES: readonly (readonly [string, (service: Service) => unknown])[] = [
  [
    "numbers that are NaN",
    ({ answer }) => JSON.stringify(answer(38_000, 2_700, WAY)).replace(/2700|38000|38\b/g, "NaN"),
  ],
  ["numbers that are null", ({ answer }) => answer(null, null, WAY)],
  ["numbers that are texts", ({ answer }) => answer("38000", "2700", WAY)],
  ["numbers out of any bounds", ({ answer }) => JSON.stringify(answer(38_000, 2_700, WAY)).replace("2700", "1e999")],
  ["negative numbers", ({ answer }) => answer(-38_000, -2_700, WAY)],
  ["kilometres for metres", ({ answer }) => answer(38, 2_700, WAY)],
  ["minutes for seconds", ({ answer }) => answer(38_000, 45, WAY)],
  ["swapped coordinates", ({ answer }) => answer(38_000, 2_700, WAY.map(swap))],
  ["another ride", ({ answer }) => answer(38_000, 2_700, WAY.toReversed())],
  ["no line", ({ answer }) => answer(38_000, 2_700, [])],
  ["a point off the globe", ({ answer }) => answer(38_000, 2_700, WAY.with(2, { lat: 123, lng: 456 }))],
  ["no road", ({ noRoad }) => noRoad],
];

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

function choose({ variables }: Pick<Service, "variables">, patienceMs = SERVICE_PATIENCE_MS): Promise<Directions> {
  const env = readEnv({ ...variables, DIRECTIONS_URL: `${service.url}/base/` });
  return chooseDirections(env, estimator, {
    clock: () => now.at,
    onTrouble: (text) => troubles.push(text),
    patienceMs,
  });
}

async function routeInTime(directions: Directions, points: readonly GeoPoint[] = POINTS) {
  const startedAt = performance.now();
  const ride = await directions.route(points);
  expect(performance.now() - startedAt).toBeLessThan(SLACK_MS);
  return ride;
}

describe.each([{ name: "estimate", variables: { DIRECTIONS: "estimate" } }, ...SERVICES])(
  "rule 28: directions by $name",
  (one) => {
    test("a ride is measured, and its line runs from the first point to the last", async () => {
      if ("answer" in one) service.answer = one.answer(38_000.4, 2_700.6, WAY);
      const ride = await routeInTime(await choose(one));
      expect(ride.approximate).toBe(one.name === "estimate");
      expect(ride.metres).toSatisfy((metres: number) => Number.isInteger(metres) && metres > 30_000 && metres < 80_000);
      expect(ride.seconds).toSatisfy((seconds: number) => Number.isInteger(seconds) && seconds > 1_000);
      expect(distanceKm(ride.line[0] ?? FINISH, START)).toBeLessThan(3);
      expect(distanceKm(ride.line.at(-1) ?? START, FINISH)).toBeLessThan(3);
    });

    test("two rides measured at once, and one measured again, agree", async () => {
      if ("answer" in one) service.answer = one.answer(38_000, 2_700, WAY);
      const directions = await choose(one);
      const [first, second] = await Promise.all([directions.route(POINTS), directions.route(POINTS)]);
      expect(second).toEqual(first);
      expect(await directions.route(POINTS)).toEqual(first);
      expect(service.calls.length).toBeLessThanOrEqual(1);
    });
  },
);

describe.each(SERVICES)("R-25: an outside service that misbehaves: $name", (one) => {
  const right = one.answer(38_000, 2_700, WAY);

  test("its measurements are used as they are, and it is asked in its own format", async () => {
    service.answer = one.answer(38_000.4, 2_700.6, WAY);
    const ride = await routeInTime(await choose(one));
    expect(ride).toMatchObject({ metres: 38_000, seconds: 2_701, approximate: false });
    expect(ride.line.length).toBeGreaterThanOrEqual(WAY.length);
    const [call] = service.calls;
    expect([call?.method, `${call?.url.pathname}${call?.url.search}`]).toEqual(one.asked);
    expect(call?.headers["user-agent"]).toContain("Nameboard");
    expect(troubles).toEqual([]);
  });

  test.each(MISBEHAVIOURS)("%s: the estimate is used in time", async (behaviour) => {
    service.answer = right;
    service.behaviour = behaviour;
    const directions = await choose(one, NEVER_ANSWERS.has(behaviour) ? SHORT_PATIENCE_MS : SERVICE_PATIENCE_MS);
    expect(await routeInTime(directions)).toEqual(await estimator.route(POINTS));
    expect(service.calls.length).toBeLessThanOrEqual(1);
    expect(troubles.length).toBe(1);
    expect(troubles.join()).not.toMatch(/127\.0\.0\.1|pk\.a-key/);
  });

  test.each(LIES)("it answers %s: the estimate is used", async (_, lie) => {
    service.answer = lie(one);
    expect(await routeInTime(await choose(one))).toEqual(await estimator.route(POINTS));
    expect(troubles.length).toBe(1);
  });

  test("nobody listens: the estimate is used in time", async () => {
    const gone = await startLyingService();
    await gone.close();
    const env = readEnv({ ...one.variables, DIRECTIONS_URL: gone.url });
    const directions = await chooseDirections(env, estimator, {
      clock: () => now.at,
      onTrouble: (text) => troubles.push(text),
    });
    expect(await routeInTime(directions)).toEqual(await estimator.route(POINTS));
    expect(troubles.join()).toMatch(/ECONNREFUSED/);
  });

  test("a line of thousands of points is thinned, and its ends stay", async () => {
    const long = Array.from({ length: 4_001 }, (__, at) => ({
      lat: START.lat + ((FINISH.lat - START.lat) * at) / 4_000 + 0.01 * Math.sin((at * Math.PI) / 20),
      lng: START.lng + ((FINISH.lng - START.lng) * at) / 4_000,
    }));
    service.answer = one.answer(38_000, 2_700, long);
    const { line } = await routeInTime(await choose(one));
    expect(line.length).toBeGreaterThan(RIDE_LINE.mostPoints / 2);
    expect(line.length).toBeLessThanOrEqual(RIDE_LINE.mostPoints);
    expect(distanceKm(line[0] ?? FINISH, START)).toBeLessThan(0.01);
    expect(distanceKm(line.at(-1) ?? START, FINISH)).toBeLessThan(0.01);
  });
});

test("R-25: a silent service holds nobody up for longer than 800 ms", async () => {
  service.behaviour = "silent";
  const directions = await choose({ variables: { DIRECTIONS: "osrm" } });
  const startedAt = performance.now();
  expect(await routeInTime(directions)).toEqual(await estimator.route(POINTS));
  expect(performance.now() - startedAt).toBeGreaterThan(SERVICE_PATIENCE_MS - 20);
});

import { beforeEach, expect, test } from "vitest";
import { OutsideTrouble } from "#server/adapters/ask-json.ts";
import type { RideSource } from "#server/adapters/directions/ride-source.ts";
import { ESTIMATE_KEPT_MS, RIDE_KEPT_MS, withFallback } from "#server/adapters/directions/with-fallback.ts";
import { FAILURES_MAX } from "#server/adapters/outside-service.ts";
import type { Directions, Ride } from "#server/modules/places/directions.ts";

const ENDS = [
  { lat: 55.9726, lng: 37.4146 },
  { lat: 55.7522, lng: 37.6156 },
];
const MEASURED: Ride = { metres: 36_000, seconds: 2_700, approximate: false, line: ENDS };
const ESTIMATED: Ride = { metres: 35_400, seconds: 2_600, approximate: true, line: ENDS };
const estimator: Directions = { route: async () => ESTIMATED };

const now = { at: 0 };
let answer: () => Promise<Ride>;
let calls = 0;
let troubles: string[] = [];
const source: RideSource = {
  name: "stub",
  async route() {
    calls += 1;
    return answer();
  },
};
const make = () => withFallback(source, estimator, { clock: () => now.at, onTrouble: (text) => troubles.push(text) });
const fail = async (): Promise<Ride> => {
  throw new OutsideTrouble("it is down");
};

beforeEach(() => {
  now.at = 0;
  calls = 0;
  troubles = [];
  answer = async () => MEASURED;
});

test("a search and the order after it agree and cost one call", async () => {
  const directions = make();
  await directions.route(ENDS);
  now.at = RIDE_KEPT_MS - 1;
  answer = async () => ({ ...MEASURED, metres: 41_000 });
  expect(await directions.route(ENDS)).toBe(MEASURED);
  expect(calls).toBe(1);
  now.at = RIDE_KEPT_MS;
  expect((await directions.route(ENDS)).metres).toBe(41_000);
});

test("R-25: an earlier measurement is preferred to an estimate", async () => {
  const directions = make();
  await directions.route(ENDS);
  now.at = 10 * RIDE_KEPT_MS;
  answer = fail;
  expect(await directions.route(ENDS)).toBe(MEASURED);
});

test("R-25: an estimate stands in for some minutes, so that a price does not flicker, and then the service is asked again", async () => {
  const directions = make();
  answer = fail;
  expect(await directions.route(ENDS)).toBe(ESTIMATED);
  answer = async () => MEASURED;
  now.at = ESTIMATE_KEPT_MS - 1;
  expect(await directions.route(ENDS)).toBe(ESTIMATED);
  now.at = ESTIMATE_KEPT_MS;
  expect(await directions.route(ENDS)).toBe(MEASURED);
});

test("R-20: a clock that was set back makes nothing last longer", async () => {
  const directions = make();
  await directions.route(ENDS);
  now.at = -1;
  answer = async () => ({ ...MEASURED, metres: 41_000 });
  expect((await directions.route(ENDS)).metres).toBe(41_000);
});

test("the way back is measured as another ride", async () => {
  const directions = make();
  await directions.route(ENDS);
  answer = async () => ({ ...MEASURED, line: ENDS.toReversed() });
  await directions.route(ENDS.toReversed());
  expect(calls).toBe(2);
});

test("R-25: nobody can switch the service off by asking for points without roads", async () => {
  const directions = make();
  answer = async () => ({ ...MEASURED, line: [ENDS[0], { lat: 0, lng: 0 }].flatMap((point) => point ?? []) });
  for (let at = 0; at < 3 * FAILURES_MAX; at += 1) {
    const sea = { lat: 55.7522, lng: 37.6156 + at / 1_000 };
    expect(await directions.route([{ lat: 55.9726, lng: 37.4146 }, sea])).toBe(ESTIMATED);
  }
  expect(calls).toBe(3 * FAILURES_MAX);
  expect(troubles).toEqual(["stub: its answer is not believed"]);
});

import { beforeEach, expect, test } from "vitest";
import { OutsideTrouble, serviceUrl } from "#server/adapters/ask-json.ts";
import {
  AT_ONCE_MAX,
  createOutsideService,
  FAILURES_MAX,
  REST_MOST_MS,
  REST_MS,
  type Outcome,
  type OutsideService,
} from "#server/adapters/outside-service.ts";

const now = { at: 0 };
let troubles: string[] = [];
let outcomes: Outcome[] = [];
let service: OutsideService;

const right = async () => "right";
const broken = async (): Promise<string> => {
  throw new OutsideTrouble("it is down");
};
const askTimes = async (times: number, question: () => Promise<string>) => {
  for (let at = 0; at < times; at += 1) await service.ask(question);
};

beforeEach(() => {
  now.at = 50_000;
  troubles = [];
  outcomes = [];
  service = createOutsideService("stub", {
    clock: () => now.at,
    onTrouble: (text) => troubles.push(text),
    count: (outcome) => outcomes.push(outcome),
    patienceMs: 40,
  });
});

test("an answer is passed on", async () => {
  expect(await service.ask(right)).toBe("right");
  expect(outcomes).toEqual(["answered"]);
});

test("R-25: a service that keeps failing is left alone, and then one question tries it", async () => {
  await askTimes(FAILURES_MAX, broken);
  expect(await service.ask(right)).toBeUndefined();
  expect(outcomes.at(-1)).toBe("spared");
  now.at += REST_MS;
  let free = (): void => undefined;
  const trial = service.ask(async () => {
    await new Promise<void>((resolve) => (free = resolve));
    return "right";
  });
  expect(await service.ask(right)).toBeUndefined();
  free();
  expect(await trial).toBe("right");
  expect(await service.ask(right)).toBe("right");
});

test("R-25: a failed trial makes it rest again", async () => {
  await askTimes(FAILURES_MAX, broken);
  now.at += REST_MS;
  await service.ask(broken);
  expect(await service.ask(right)).toBeUndefined();
  now.at += REST_MS;
  expect(await service.ask(right)).toBe("right");
});

test("R-20: a clock that was set back does not make the rest longer", async () => {
  await askTimes(FAILURES_MAX, broken);
  now.at = -1_000_000;
  expect(await service.ask(right)).toBe("right");
});

test("failures that are not in a row do not make it rest", async () => {
  for (let at = 0; at < 3 * FAILURES_MAX; at += 1) await service.ask(at % FAILURES_MAX === 0 ? right : broken);
  expect(outcomes).not.toContain("spared");
});

test("a service without an answer to a question is not at fault", async () => {
  await askTimes(3 * FAILURES_MAX, async () => {
    throw new OutsideTrouble("it knows no road there", false);
  });
  expect(await service.ask(right)).toBe("right");
});

test("found 59, L9: a service that asks for a wait is left alone for so long, though earlier questions are still answered", async () => {
  let answer = (): void => undefined;
  const earlier = service.ask(async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return "right";
  });
  await service.ask(async () => {
    throw new OutsideTrouble("it answered with status 429", true, 60_000);
  });
  answer();
  expect(await earlier).toBe("right");
  expect(troubles).toEqual(["stub: it answered with status 429; it is left alone for 60 s"]);
  now.at += 59_999;
  expect(await service.ask(right)).toBeUndefined();
  now.at += 1;
  expect(await service.ask(right)).toBe("right");
  expect(await service.ask(right)).toBe("right");
});

test("found 59, L9: nobody is left alone for longer than an hour", async () => {
  await service.ask(async () => {
    throw new OutsideTrouble("it answered with status 503", true, 7 * 24 * REST_MOST_MS);
  });
  now.at += REST_MOST_MS;
  expect(await service.ask(right)).toBe("right");
});

test("troubles are reported once per rest", async () => {
  await askTimes(3 * FAILURES_MAX, broken);
  expect(troubles).toEqual(["stub: it is down"]);
  now.at += REST_MS;
  await service.ask(broken);
  expect(troubles.length).toBe(2);
  expect(troubles[1]).toContain("left alone for 10 s");
});

test("error texts of other libraries, which may contain a key, are not reported", async () => {
  await service.ask(async () => {
    throw new TypeError("Failed to parse URL from https://maps.example/?access_token=secret");
  });
  expect(troubles).toEqual(["stub: its answer makes no sense"]);
});

test("R-25: a question that cannot be cut off is not waited for, and counts as pending until it ends", async () => {
  const startedAt = performance.now();
  const ends: (() => void)[] = [];
  const stuck = () => service.ask(() => new Promise<string>((resolve) => ends.push(() => resolve("late"))));
  const answers = await Promise.all(Array.from({ length: AT_ONCE_MAX }, stuck));
  expect(new Set(answers)).toEqual(new Set([undefined]));
  expect(performance.now() - startedAt).toBeLessThan(20_000);
  now.at += REST_MS;
  expect(await service.ask(right)).toBeUndefined();
  for (const end of ends) end();
  await Promise.resolve();
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(await service.ask(right)).toBe("right");
});

test("the URL of a call keeps the path and the query of the service's address", () => {
  expect(serviceUrl("https://maps.example/v1/?api_key=k", "route", { a: "б" }).href).toBe(
    "https://maps.example/v1/route?api_key=k&a=%D0%B1",
  );
});

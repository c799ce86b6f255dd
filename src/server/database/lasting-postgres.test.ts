import { expect, it } from "vitest";
import { lastingPostgres, type HeldPostgres, type Taking } from "./lasting-postgres.ts";

const HELD: Omit<HeldPostgres, "forget"> = {
  url: "postgres://nameboard@127.0.0.1:1/nameboard",
  port: 1,
  announce: async () => undefined,
  stop: async () => undefined,
};

it("R-11 a PostgreSQL that ends again while it is being taken over is taken over once more, by one try at a time", async () => {
  const takings: Taking[] = [];
  let under = 0;
  let most = 0;
  const runs = Promise.withResolvers<void>();
  const takeOver = async (taking: Taking): Promise<HeldPostgres> => {
    most = Math.max(most, ++under);
    takings.push(taking);
    // The second one is killed before whoever takes it over is done, and nobody notices but its lock.
    if (takings.length === 2) taking.onLost(new Error("killed again"));
    await new Promise((resolve) => setImmediate(resolve));
    under -= 1;
    if (takings.length === 3) runs.resolve();
    return { ...HELD, forget: () => undefined };
  };
  const say = (): void => undefined;
  const onLost = (error: Error): void => expect.fail(error.message);
  const postgres = await lastingPostgres({ home: "a folder of this test", say, takeOver, onLost }, {});
  takings[0]?.onLost(new Error("killed"));
  await runs.promise;
  await postgres.stop();
  expect([takings.length, most]).toEqual([3, 1]);
  expect(takings.map(({ port }) => port)).toEqual([undefined, 1, 1]);
});

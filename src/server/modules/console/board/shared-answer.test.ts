import { expect, it } from "vitest";
import { sharedAnswer } from "#server/modules/console/board/shared-answer.ts";

it("whoever asks while an answer is worked out shares the next one, which is begun after they asked, also where the first fails", async () => {
  const waiting: PromiseWithResolvers<string>[] = [];
  const ask = sharedAnswer(() => {
    const begun = Promise.withResolvers<string>();
    waiting.push(begun);
    return begun.promise;
  });
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(waiting.length).toBe(1);
  waiting[0]?.reject(new Error("lost"));
  await expect(first).rejects.toThrow("lost");
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.resolve("new");
  expect(await Promise.all(others)).toEqual(["new", "new", "new"]);
  void ask();
  expect(waiting.length).toBe(3);
});

import { afterAll, beforeAll, expect, it } from "vitest";
import { searchPrices } from "../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

it("every car class of the demo operator has its picture, which partners' pages may show", async () => {
  for (const { car_class: car } of await searchPrices(test.app)) {
    const picture = await test.app.inject({ url: `/images/cars/${car.photo}` });
    expect([car.photo, picture.statusCode, picture.headers["content-type"]]).toEqual([car.photo, 200, "image/png"]);
    expect(picture.headers["cross-origin-resource-policy"]).toBe("cross-origin");
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe("PNG");
  }
});

it.each(["nothing.png", "../demo/accounts.yaml", "..%2fdemo%2faccounts.yaml", "%2e%2e/demo/accounts.yaml", ""])(
  "T-21: only pictures are served: %s",
  async (name) => {
    const answer = await test.app.inject({ url: `/images/cars/${name}` });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ result: null });
  },
);

import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { call } from "../../../../../tests/support/factories.ts";
import { insertTestBook } from "../../../../../tests/support/tariff-book.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp();
  await insertTestBook(test.database.db);
});
afterAll(() => test.close());

const miles = (query: string) =>
  call<{ message: string; value: number }>(test.app, "GET", `/v1/partners/miles?${query}`);

describe("miles", () => {
  it("NET-28, LOY-16: are counted in roubles unless the call names a currency, whatever the language", async () => {
    for (const query of ["lang=en", "lang=ru", "lang=en&currency=RUB"]) {
      expect((await miles(`priority_s7=1230&price=2000&${query}`)).result.value).toBe(40);
    }
    expect((await miles("priority_s7=1230&price=20.50&currency=eur")).result.value).toBe(41);
  });

  it("LOY-17: come with a sentence in the caller's language and format", async () => {
    const { result } = await miles("priority_s7=1230&price=1050&lang=ru");
    expect(result).toEqual({ message: "21 миля за поездку", value: 21 });
    expect((await miles("priority_s7=1230&price=50&lang=en")).result).toEqual({
      message: "1 mile for this trip",
      value: 1,
    });
  });

  it("are zero, with the reason, without a programme and until a number is given", async () => {
    for (const query of ["priority_s7=1230&currency=USD", "priority_s7=1230&currency=XXX", "priority_s7=", ""]) {
      const { result, error } = await miles(`${query}&price=2000&lang=en`);
      expect([query, error, result.value]).toEqual([query, null, 0]);
      expect(result.message).toMatch(/^[A-Z]/);
    }
  });

  it.each(["123", "1231", "20198717", "50101042", "12345678901", "12a4"])(
    "LOY-14: for the invalid number %s are refused with a message",
    async (number) => {
      const { status, error } = await miles(`priority_s7=${number}&price=2000&lang=en`);
      expect([status, error?.code]).toEqual([200, ERRORS["bonus-number-wrong"].number]);
      expect(error?.message).toContain("bonus number");
    },
  );

  it.each(["", "price=abc", "price=-1", "price=1e12", "price=10.005"])(
    "for the price %j are refused as malformed",
    async (price) => {
      expect((await miles(`priority_s7=1230&${price}`)).status).toBe(400);
    },
  );
});

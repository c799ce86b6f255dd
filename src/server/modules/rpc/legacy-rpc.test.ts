import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PriceItem } from "#contract/prices/prices.ts";
import { RPC_ERRORS, type RpcPrice } from "#contract/rpc.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { parseGeoPoint } from "#domain/values/geo-point.ts";
import { placeAt } from "#server/modules/places/index.ts";
import { attemptKey, POINTS, searchPrices } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

interface Answer<T = unknown> {
  readonly jsonrpc: string;
  readonly id: unknown;
  readonly result: T;
  readonly error?: { readonly code: number; readonly message: string; readonly data: string };
}

let test: TestApp;
let airport = 0;
let town = 0;
beforeAll(async () => {
  test = await buildTestApp({ listen: true });
  [airport, town] = [POINTS.sheremetyevo, POINTS.moscow].map((text) => {
    const point = parseGeoPoint(text);
    return (point && placeAt(test.gazetteer, point)?.number) ?? 0;
  }) as [number, number];
});
afterAll(() => test.close());

const post = (payload: string, headers: Record<string, string> = {}) =>
  test.app.inject({
    method: "POST",
    url: "/rpc",
    payload,
    headers: { "content-type": "application/json", ...headers },
  });
const rpc = async <T>(method: string, params: unknown, headers?: Record<string, string>): Promise<Answer<T>> => {
  const answer = await post(JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }), headers);
  expect(answer.statusCode).toBe(200);
  return answer.json();
};
/** A call over a real connection, with only the given headers. */
const rawPost = (headers: Record<string, string>): Promise<{ status: number | undefined; body: unknown }> =>
  new Promise((resolve, reject) => {
    const call = request(test.url + "/rpc", { method: "POST", headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, body: JSON.parse(text) as unknown }));
    });
    call.on("error", reject);
    call.end('{"jsonrpc":"2.0","method":"Nope","params":{},"id":1}');
  });
const prices = async (): Promise<RpcPrice[][]> => {
  const { result } = await rpc<{ Result: RpcPrice[][] }>("GetPrice", {
    userID: 2464,
    currency: "RUB",
    lang: "ru",
    startPlaceAuditID: airport,
    finishPlaceAuditID: String(town),
  });
  return result.Result;
};
const firstPrice = async (): Promise<RpcPrice> => {
  const [[price] = []] = await prices();
  if (price === undefined) throw new Error("No price");
  return price;
};
const reservation = (price: number, change: object = {}) => ({
  priceID: price,
  userID: 2464,
  lang: "ru",
  currency: "RUB",
  passengers: [{ phone: "+7 916 123-45-67", email: "info@example.com", name: "Анна Иванова" }],
  arrivalNumber: "SU 2455",
  dateArrival: "2026-11-24 18:40",
  destinationAddress: "Отель «Метрополь»",
  ...change,
});

describe("JSON-RPC itself", () => {
  it("contract 2.9: answers unreadable input, a malformed call and an unknown method in its own envelope", async () => {
    const wrong: [string, keyof typeof RPC_ERRORS][] = [
      ["{", "parse"],
      ["[]", "request"],
      ["1", "request"],
      ['{"jsonrpc":"1.1","id":1,"method":"Login"}', "request"],
      ['{"jsonrpc":"2.0","id":{},"method":"Login"}', "request"],
      ['{"jsonrpc":"2.0","id":1}', "request"],
      ['{"jsonrpc":"2.0","id":1,"method":"DropTables"}', "method"],
      ['{"jsonrpc":"2.0","id":1,"method":"constructor"}', "method"],
      ['{"jsonrpc":"2.0","id":1,"method":"Login","params":["a","b"]}', "params"],
      ['{"jsonrpc":"2.0","id":1,"method":"GetPrice"}', "params"],
    ];
    for (const [body, kind] of wrong) {
      const answer = await post(body);
      const { error, ...rest } = answer.json<Answer>();
      expect([body, answer.statusCode, error?.code]).toEqual([body, 200, RPC_ERRORS[kind].code]);
      expect(rest).toEqual({ jsonrpc: "2.0", id: /"id":1[,}]/.test(body) && kind !== "request" ? 1 : null });
    }
  });

  it.each([
    ["ru", "priceID должен быть номером цены (AuditID)", "Метода Nope нет", "Тело запроса не JSON"],
    ["en", "priceID must be the AuditID of a price", "There is no method Nope", "The body is not JSON"],
  ])("W7: describes the problem with a call in its language: %s", async (lang, noPrice, noMethod, noJson) => {
    const data = async (method: string, params: object) => (await rpc(method, params)).error?.data;
    expect(await data("GetMaskReservation", { lang, priceID: "x" })).toBe(noPrice);
    expect(await data("GetMaskReservation", { language: lang, priceID: "x" })).toBe(noPrice);
    expect(await data("BatchReservations", { data: [{ lang, priceID: "x" }] })).toBe(noPrice);
    expect(await data("Nope", { lang })).toBe(noMethod);
    const unread = await test.app.inject({
      method: "POST",
      url: `/rpc?lang=${lang}`,
      payload: "{",
      headers: { "content-type": "application/json" },
    });
    expect(unread.json<Answer>().error).toEqual({ ...RPC_ERRORS.parse, data: noJson });
  });

  it("answers a batch call by call, at most ten, and does not answer notifications", async () => {
    const calls = (count: number, extra: object = {}) =>
      JSON.stringify(
        Array.from({ length: count }, (_, at) => ({ jsonrpc: "2.0", id: `c${at}`, method: "Nope", ...extra })),
      );
    const ten = (await post(calls(10))).json<Answer[]>();
    expect(ten.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, at) => `c${at}`));
    expect((await post(calls(11))).json<Answer>().error?.code).toBe(RPC_ERRORS.request.code);
    const silent = await post(JSON.stringify({ jsonrpc: "2.0", method: "Nope" }));
    expect([silent.statusCode, silent.body]).toEqual([204, ""]);
  });

  it("T-09, T-22: refuses calls from other sites, and anything but JSON", async () => {
    expect((await post("{}", { "sec-fetch-site": "cross-site" })).statusCode).toBe(403);
    expect((await post("a=b", { "content-type": "text/plain" })).statusCode).toBe(415);
  });

  it("accepts a call without a content type, as an old shop sends it, but not from a page", async () => {
    expect(await rawPost({})).toMatchObject({ status: 200, body: { id: 1, error: { code: RPC_ERRORS.method.code } } });
    expect((await rawPost({ Origin: "https://evil.example" })).status).toBe(415);
  });
});

describe("AUT-10: Login", () => {
  it("OPN-093: returns a token that works like the versioned call's, and sets the cookie", async () => {
    const body = {
      jsonrpc: "2.0",
      id: 7,
      method: "Login",
      params: { login: "customer@demo.test", password: "nameboard-demo" },
    };
    const answer = await post(JSON.stringify(body));
    const { result } = answer.json<Answer<{ token: string }>>();
    expect(String(answer.headers["set-cookie"])).toContain(result.token);
    const me = await test.app.inject({
      url: "/v4/partners/get-setting-user",
      headers: { authorization: `Bearer ${result.token}` },
    });
    expect(me.json()).toMatchObject({ result: { user_id: 5 } });
  });

  it("refuses a wrong password in the words of the versioned call", async () => {
    const { error } = await rpc("Login", { login: "customer2@demo.test", password: "wrong" });
    const message = "Неверный логин или пароль";
    expect(error).toEqual({ code: ERRORS["login-wrong"].number, message, data: message });
  });

  it("T-04: counts failures together with the versioned call", async () => {
    const codes: (number | undefined)[] = [];
    for (let at = 0; at < 12; at++)
      codes.push((await rpc("Login", { login: "agent@demo.test", password: "x" })).error?.code);
    expect(codes).toContain(ERRORS["too-many-logins"].number);
    const twin = await test.app.inject({
      method: "POST",
      url: "/v4/auth/login",
      payload: { login: "agent@demo.test", password: "x" },
    });
    expect(twin.json()).toMatchObject({ error: { code: ERRORS["too-many-logins"].number } });
    await test.database.pool.query("delete from login_failures");
  });
});

describe("the old way to an order", () => {
  it("GetPlaceFromPlace lists numbers that GetPrice accepts, including the town of an airport", async () => {
    const { result } = await rpc<{ AuditID: number; Title: string }[]>("GetPlaceFromPlace", {
      userID: 2464,
      startID: airport,
      lang: "ru",
    });
    expect(result.map(({ AuditID: id }) => id)).toContain(town);
    expect(result.map(({ AuditID: id }) => id)).not.toContain(airport);
    expect(result.every(({ AuditID: id }) => Number.isInteger(id))).toBe(true);
  });

  it("GetPrice returns the prices of the versioned search in groups by class", async () => {
    const groups = await prices();
    const modern = await searchPrices(test.app, { query: "&user_id=2464" });
    const shape = (items: readonly { price: number; id: number }[]) =>
      items.toSorted((a, b) => a.id - b.id || a.price - b.price);
    expect(shape(groups.flat().map(({ CarClassID: id, TotalCost: price }) => ({ id, price })))).toEqual(
      shape(modern.map(({ car_class: { car_class_id: id }, price }: PriceItem) => ({ id, price }))),
    );
    for (const group of groups) expect(new Set(group.map(({ CarClassID: id }) => id)).size).toBe(1);
    const price = await firstPrice();
    expect(price).toMatchObject({
      AuditID: expect.any(Number),
      Models: expect.any(String),
      Capacity: expect.any(Number),
    });
    expect([price.ReverseID, price.ReversePrice].every((value) => typeof value === "number")).toBe(true);
  });

  it("GetPrice for an unknown place is refused in the language of the call", async () => {
    const { error } = await rpc("GetPrice", { lang: "en", startPlaceAuditID: 2_147_483_646, finishPlaceAuditID: town });
    expect(error).toMatchObject({
      code: ERRORS["place-unknown"].number,
      data: "Place not found. Choose one from the list",
    });
  });

  it("GetMaskReservation names what the trip needs, each in the words that old clients cut", async () => {
    const price = await firstPrice();
    const { result } = await rpc<Record<string, string[]>>("GetMaskReservation", {
      lang: "ru",
      priceID: price.AuditID,
    });
    expect(result).toEqual({
      DateArrival: ["Дата и время подачи не может быть пустым not_empty"],
      ArrivalNumber: ["Номер рейса или поезда не может быть пустым not_empty"],
      DestinationAddress: ["Адрес назначения не может быть пустым not_empty"],
    });
    const back = await rpc<object>("GetMaskReservation", { lang: "en", priceID: String(price.ReverseID) });
    expect(Object.keys(back.result)).toEqual(["DateArrival", "DateDeparture", "LocationAddress"]);
    const unknown = await rpc("GetMaskReservation", { lang: "en", priceID: 2_147_483_647 });
    expect(unknown.error?.code).toBe(ERRORS["quote-unknown"].number);
  });

  it("contract 2.9: BatchReservations places a return order as one, and pay-url accepts its transaction", async () => {
    const price = await firstPrice();
    const { result, error } = await rpc<{ Price: number; Transaction: number; CarClassID: number }[]>(
      "BatchReservations",
      {
        data: [
          reservation(price.AuditID),
          reservation(price.ReverseID ?? 0, {
            arrivalNumber: undefined,
            dateArrival: "27.11.2026 09:00",
            dateDeparture: "2026-11-27 15:00:00",
            locationAddress: "Отель «Метрополь»",
            destinationAddress: undefined,
          }),
        ],
      },
    );
    expect(error).toBeUndefined();
    expect(result.map(({ Price, CarClassID }) => [Price, CarClassID])).toEqual([
      [price.TotalCost, price.CarClassID],
      [price.ReversePrice, price.CarClassID],
    ]);
    expect(new Set(result.map(({ Transaction }) => Transaction)).size).toBe(1);
    const pay = await test.app.inject({ url: `/v1/orders/pay-url?transaction=${result[0]?.Transaction}` });
    expect(pay.json()).toMatchObject({ error: null, result: { url: expect.stringContaining("http") } });
  });

  it("R-01: the same reservation with one attempt key is one order", async () => {
    const price = await firstPrice();
    const headers = { "idempotency-key": attemptKey() };
    const send = () =>
      rpc<{ Transaction: number }[]>("BatchReservations", { data: [reservation(price.AuditID)] }, headers);
    const [first, second] = [await send(), await send()];
    expect(second.result[0]?.Transaction).toBe(first.result[0]?.Transaction);
  });

  it.each([
    [{ passengers: [{ name: "", phone: "1", email: "" }] }, ERRORS["passenger-incomplete"].number],
    [{ arrivalNumber: "" }, ERRORS["trip-incomplete"].number],
    [{ dateArrival: "2020-01-01 10:00" }, ERRORS["time-refused"].number],
    [{ dateArrival: "tomorrow" }, ERRORS["time-malformed"].number],
    [{ passengers: "Anna" }, ERRORS.malformed.number],
    [{ priceID: 2_147_483_647 }, ERRORS["quote-unknown"].number],
    [{ userID: 1 }, ERRORS["quote-foreign"].number],
    [{ priceID: "x" }, RPC_ERRORS.params.code],
  ])("a reservation with %j fails with the refusal of the versioned call, %i, named in data", async (change, code) => {
    const count = async () => (await test.database.pool.query("select count(*) from orders")).rows[0] as unknown;
    const before = await count();
    const price = await firstPrice();
    const { error } = await rpc("BatchReservations", { data: [reservation(price.AuditID, change)] });
    expect(error?.code).toBe(code);
    expect(error?.data).toMatch(/\S/);
    expect(await count()).toEqual(before);
  });

  it("W1: up to three cars in one list are one order, each with its people; a fourth is refused in the caller's language", async () => {
    const price = await firstPrice();
    const cars = ["Анна", "Борис", "Вера", "Глеб"].map((name) =>
      reservation(price.AuditID, { passengers: [{ phone: "+7 916 123-45-67", email: "info@example.com", name }] }),
    );
    const three = await rpc<{ Transaction: number; OrderID: number }[]>("BatchReservations", {
      data: cars.slice(0, 3),
    });
    expect(three.error).toBeUndefined();
    expect(new Set(three.result.map(({ Transaction }) => Transaction)).size).toBe(1);
    const { rows } = await test.database.pool.query(
      "select position, sign from trips where order_id = $1 order by position",
      [three.result[0]?.OrderID],
    );
    expect(rows).toEqual([
      { position: 1, sign: "Анна" },
      { position: 2, sign: "Борис" },
      { position: 3, sign: "Вера" },
    ]);
    const code = ERRORS["too-many-trips"].number;
    const four = await rpc("BatchReservations", { data: cars });
    expect(four.error).toMatchObject({ code, data: expect.stringContaining("не больше 3 машин") });
    const seven = await rpc("BatchReservations", { data: [...cars, ...cars].slice(0, 7) });
    expect(seven.error).toMatchObject({ code, data: expect.stringContaining("не больше 6 поездок") });
  });
});

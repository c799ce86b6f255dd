import type { FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import type { PriceItem } from "#contract/prices/prices.ts";

/** Well-known points. */
export const POINTS = {
  sheremetyevo: "55.972599,37.4146",
  vnukovo: "55.591499,37.2615",
  moscow: "55.75222,37.61556",
  heathrow: "51.4706,-0.461941",
  london: "51.50853,-0.12574",
  atlantic: "30.0,-40.0",
  sydney: "-33.86785,151.20732",
} as const;

/** An answer of the API with its status. */
export interface Answered<T> {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly result: T;
  readonly error: { code: number; message: string; status: number; details?: Record<string, unknown> } | null;
}

/** Sends one call through the assembled server. */
export async function call<T>(
  app: FastifyInstance,
  method: "GET" | "POST" | "PUT",
  url: string,
  options: { readonly body?: unknown; readonly headers?: Record<string, string> } = {},
): Promise<Answered<T>> {
  const response = await app.inject({
    method,
    url,
    headers: { ...(options.body === undefined ? {} : { "content-type": "application/json" }), ...options.headers },
    ...(options.body === undefined ? {} : { payload: JSON.stringify(options.body) }),
  });
  const body = response.json<{ result: T; error: Answered<T>["error"] }>();
  return { status: response.statusCode, headers: response.headers, result: body.result, error: body.error };
}

/** Searches prices between two points, in roubles and Russian by default. */
export async function searchPrices(
  app: FastifyInstance,
  search: {
    readonly from?: string;
    readonly to?: string;
    readonly query?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<PriceItem[]> {
  const { from = POINTS.sheremetyevo, to = POINTS.moscow, query = "", headers = {} } = search;
  const { result } = await call<PriceItem[]>(
    app,
    "GET",
    `/v4/prices?start_place_point=${from}&finish_place_point=${to}&lang=ru&currency=RUB${query}`,
    { headers },
  );
  return result;
}

/** The first price of a search. */
export async function anyPrice(
  app: FastifyInstance,
  search: Parameters<typeof searchPrices>[1] = {},
): Promise<PriceItem> {
  const [price] = await searchPrices(app, search);
  if (price === undefined) throw new Error("The search gave no prices");
  return price;
}

/** A valid trip for a price from Sheremetyevo to Moscow. */
export function tripBody(priceId: number, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    price_id: priceId,
    start_location: {
      address: "Шереметьево",
      location: POINTS.sheremetyevo,
      time: "2026-11-24 18:40",
      flight_number: "SU 2455",
    },
    finish_location: { address: "Отель «Метрополь»", location: POINTS.moscow },
    passengers: [{ name: "Анна Иванова", phone: "+7 916 123-45-67", email: "anna@example.com" }],
    adults_amount: 2,
    children_amount: 0,
    text_tablet: "Анна Иванова",
    ...changes,
  };
}

/** The trip back from the one of `tripBody`, at its own price. */
export function backBody(price: PriceItem, changes: Record<string, unknown> = {}): Record<string, unknown> {
  return tripBody(price.reverse_price?.price_id ?? 0, {
    start_location: { address: "Метрополь", location: POINTS.moscow, time: "2026-11-28 10:00" },
    finish_location: { address: "Шереметьево", location: POINTS.sheremetyevo, flight_number: "SU 1" },
    ...changes,
  });
}

/** A fresh attempt key. */
export function attemptKey(): string {
  return randomBytes(16).toString("hex");
}

/** Places an order and returns whatever the server said. */
export function placeOrder(
  app: FastifyInstance,
  trips: readonly Record<string, unknown>[],
  options: {
    readonly key?: string;
    /** What shows that the attempt is the caller's. */
    readonly secret?: string;
    readonly top?: Record<string, unknown>;
    readonly prefix?: string;
    readonly headers?: Record<string, string>;
  } = {},
): Promise<Answered<PlacedOrder[]>> {
  return call<PlacedOrder[]>(app, "POST", `${options.prefix ?? "/v4"}/orders?lang=ru&currency=RUB`, {
    body: { trips, ...options.top },
    headers: {
      ...options.headers,
      ...(options.key !== undefined && { "idempotency-key": options.key }),
      ...(options.secret !== undefined && { "idempotency-secret": options.secret }),
    },
  });
}

/** Places an order that must succeed. */
export async function placedOrder(
  app: FastifyInstance,
  changes: Record<string, unknown> = {},
  options: Parameters<typeof placeOrder>[2] = {},
): Promise<PlacedOrder> {
  const user = (options.top?.["user_id"] ?? changes["user_id"]) as number | string | undefined;
  const price = await anyPrice(app, {
    ...(options.headers && { headers: options.headers }),
    ...(user !== undefined && { query: `&user_id=${user}` }),
  });
  const { result, error } = await placeOrder(app, [tripBody(price.price_id, changes)], {
    key: attemptKey(),
    ...options,
  });
  const [order] = result ?? [];
  if (order === undefined) throw new Error(`The order was refused: ${JSON.stringify(error)}`);
  return order;
}

/** Places an order of a trip there and back that must succeed, and returns each trip. */
export async function placedReturn(app: FastifyInstance): Promise<{ there: PlacedOrder; home: PlacedOrder }> {
  const price = await anyPrice(app);
  const { result, error } = await placeOrder(app, [tripBody(price.price_id), backBody(price)], { key: attemptKey() });
  const [there, home] = result ?? [];
  if (there === undefined || home === undefined) throw new Error(`No two trips: ${JSON.stringify(error)}`);
  return { there, home };
}

/** The start of a trip this many days after a moment, in Moscow's local time; for tests that run on the real clock. */
export function startIn(now: number, days = 3): Record<string, unknown> {
  const moscow = new Date(now + days * 86_400_000 + 3 * 3_600_000).toISOString();
  return {
    address: "Шереметьево",
    location: POINTS.sheremetyevo,
    time: moscow.slice(0, 16).replace("T", " "),
    flight_number: "SU 2455",
  };
}

/** Logs in as one of the demo accounts and returns the token. */
export async function logInAs(app: FastifyInstance, name: string): Promise<string> {
  const { result, error } = await call<{ token: string } | null>(app, "POST", "/v4/auth/login", {
    body: { login: `${name}@demo.test`, password: "nameboard-demo" },
  });
  if (result === null) throw new Error(`${name} cannot log in: ${JSON.stringify(error)}`);
  return result.token;
}

/** Repeats a check until it no longer throws; its last error fails the test. */
export async function eventually<T>(look: () => Promise<T>, patienceMs = 50_000): Promise<T> {
  for (const deadline = Date.now() + patienceMs; ; await new Promise((resolve) => setTimeout(resolve, 40))) {
    try {
      return await look();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

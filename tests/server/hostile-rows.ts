import { GOOGLE_PASS_PATH, ORDER_FILE_NAMES, ORDER_FILE_PATH } from "#contract/order-files.ts";
import { anyPrice, attemptKey, tripBody } from "../support/factories.ts";
import type { TestApp } from "../support/test-app.ts";

/** What a hostile caller has got hold of, and what is their own. */
export interface Loot {
  readonly app: TestApp["app"];
  /** Somebody else's order: its number, its transaction, the quote and the key it was ordered with. */
  readonly order: {
    readonly id: number;
    readonly transaction: number;
    readonly priceId: number;
    readonly attempt: string;
  };
  /** Whose it is, with the log-in and the tokens of a session of theirs. */
  readonly owner: { readonly userId: number; readonly login: string; readonly logIn: string; readonly token: string };
  /** A partner that is not theirs, and a site of it. */
  readonly partner: { readonly userId: number; readonly site: string };
  /** The secret of a letter to the owner. */
  readonly letter: string;
  /** An order of their own; undefined for whoever has none. */
  readonly own: { readonly id: number; readonly transaction: number } | undefined;
}

/** One try: a call with something that is not the caller's. */
export interface Try {
  readonly method?: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly body?: object;
}

/** What is tried on a call, and which answers keep its door. */
export interface HostileRow {
  readonly tries: (loot: Loot) => readonly Try[] | Promise<readonly Try[]>;
  /** Statuses of the answers; whatever they are, they tell nothing of the owner and change nothing of theirs. */
  readonly answers: readonly number[];
}

/** Neither let in nor told whether there is such a thing. */
const REFUSED = [401, 403, 404] as const;
/** Everybody may ask, and the answer has nobody in it. */
const NOBODY_IN_IT = [200, 400, 403, 404, 409, 422] as const;

/** A secret with its last sign changed: as near as a guess comes. */
const guessed = (secret: string): string => `${secret.slice(0, -1)}${secret.endsWith("A") ? "B" : "A"}`;

const get = (url: string): Try => ({ url });
const post = (url: string, body: object = {}): Try => ({ method: "POST", url, body });

const row = (tries: HostileRow["tries"], answers: readonly number[] = REFUSED): HostileRow => ({ tries, answers });

/** A change of somebody else's order, named in every way, and smuggled beside one's own. */
const changes = (loot: Loot, method: "POST" | "PUT"): Try[] => {
  const { id, transaction, priceId } = loot.order;
  const url = "/v4/orders/trips";
  const comment = "a stranger was here";
  return [
    { method, url, body: { order_id: id, transaction, comment } },
    { method, url, body: { order_id: id, transaction, price_id: priceId, comment, email_token: "A".repeat(43) } },
    ...(loot.own === undefined
      ? []
      : [
          { method, url, body: { order_id: id, transaction: loot.own.transaction, comment } },
          { method, url, body: { order_id: loot.own.id, transaction, comment } },
        ]),
  ];
};

/** The details with which somebody would accept an offer for a yacht. */
const YACHT = { name: "Mallory", phone: "+7 916 123-45-67", email: "mallory@example.org" };

/** Details with which an offer could be accepted. */
const ACCEPTANCE = {
  trips: [
    {
      start_location: { time: "2026-12-01 12:00", flight_number: "SU 2455" },
      finish_location: { address: "Tverskaya, 1" },
      passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" }],
    },
  ],
};

/** What is tried on every call of the API that takes a number, a key, a token or another secret. */
export const HOSTILE_ROWS: Readonly<Record<string, HostileRow>> = {
  logIn: row(({ owner }) => [post("/v4/auth/login", { login: owner.login, password: "nameboard-dem0" })], [400, 429]),
  refreshSession: row(({ owner }) => [
    post("/v4/auth/refresh", { refresh_token: guessed(owner.token) }),
    // The token of a session renews nothing.
    post("/v4/auth/refresh", { refresh_token: owner.token }),
  ]),
  takeEmail: row(({ letter }) => [post("/v4/auth/email/finish", { secret: guessed(letter) })], [400, 404]),
  recoverPassword: row(
    ({ letter }) => [
      post("/v4/auth/recovery/finish", { secret: guessed(letter), new_password: "a stranger's own words" }),
    ],
    [400, 404],
  ),
  askRecovery: row(({ owner }) => [post("/v4/auth/recovery", { login: owner.login })], [200]),
  endLogIns: row(({ owner }) => [post("/v4/auth/log-ins/end", { log_in: owner.logIn })], [200, 401]),
  getSettingUser: row(
    ({ owner }) => [
      get(`/v4/partners/get-setting-user?user_id=${owner.userId}`),
      get(`/v4/partners/get-setting-user?token=${guessed(owner.token)}`),
    ],
    [200, 401, 403],
  ),
  getFrameUserSettings: row(({ owner }) => [get(`/v4/partners/frame-user-settings/${owner.userId}`)], [200, 403]),
  getFeatures: row(({ owner }) => [get(`/v4/partners/features/${owner.userId}`)], [200, 403]),
  getModuleSettings: row(({ partner }) => [get(`/v4/partners/booking-module-settings/${partner.userId}`)], [200]),
  saveModuleSettings: row(
    ({ partner }) => [
      {
        method: "PUT",
        url: `/v4/partners/booking-module-settings?user_id=${partner.userId}`,
        body: { partner_id: partner.userId, user_id: partner.userId, header_en: "A stranger was here" },
      },
    ],
    // Another partner saves its own settings, or is told that the number is not its own.
    [200, 401, 403],
  ),
  addSite: row(
    ({ partner }) => [post(`/v4/partners/sites?user_id=${partner.userId}`, { site: "https://of-a-stranger.example" })],
    // Another partner lists it for itself, or is told that the number is not its own.
    [200, 401, 403],
  ),
  removeSite: row(
    ({ partner }) => [
      post(`/v4/partners/sites/remove?user_id=${partner.userId}`, { site: partner.site }),
      post("/v4/partners/sites/remove", { site: partner.site }),
    ],
    [200, 401, 403, 404],
  ),
  recordPromoView: row(
    ({ owner }) => [{ method: "PUT", url: "/v4/promo/views", body: { promo_action_id: 1, user_id: owner.userId } }],
    NOBODY_IN_IT,
  ),
  requestYacht: row(() => [post("/v4/send/booking-yacht-requests", {})], NOBODY_IN_IT),
  findRecentYachts: row(() => [get("/v4/yacht-requests/recent")], NOBODY_IN_IT),
  getPlace: row(({ order }) => [get(`/v4/places/${order.id}`)], NOBODY_IN_IT),
  searchPrices: row(
    ({ order }) => [
      get(
        `/v4/prices?start_place_point=55.97,37.41&finish_place_point=55.75,37.61&current_price_id=${order.priceId}&way_back_of=${order.priceId}`,
      ),
    ],
    NOBODY_IN_IT,
  ),
  searchPricesByIata: row(
    ({ order }) => [
      get(`/v4/prices/iata?start_place_iata=SVO&finish_place_point=55.75,37.61&current_price_id=${order.priceId}`),
    ],
    NOBODY_IN_IT,
  ),
  searchRentPrices: row(
    ({ order }) => [get(`/v4/prices/rent?start_place_point=55.97,37.41&duration=3&current_price_id=${order.priceId}`)],
    NOBODY_IN_IT,
  ),
  getPriceLines: row(({ order }) => [get(`/v4/prices/${order.priceId}/lines`)], NOBODY_IN_IT),
  checkTime: row(
    ({ order }) => [
      post("/v4/orders/check-time", { price_id: order.priceId, order_id: order.id, pickup_time: "2026-11-24 18:40" }),
    ],
    NOBODY_IN_IT,
  ),
  checkName: row(() => [post("/v4/orders/check-name", { name: "Anna" })], NOBODY_IN_IT),
  recommendTime: row(
    ({ order }) => [get(`/v4/orders/recommended-time?price_id=${order.priceId}&departure_time=2026-11-25 10:00`)],
    NOBODY_IN_IT,
  ),
  // A key of somebody else's attempt that is sent with another order is no way to that order.
  placeOrder: row(async ({ app, order }) => {
    const { price_id: priceId } = await anyPrice(app);
    return [post("/v4/orders", { trips: [tripBody(order.priceId === priceId ? 1 : priceId)], order_id: order.id })];
  }, NOBODY_IN_IT),
  getAttempt: row(
    ({ order }) => [get(`/v4/orders/attempt/${guessed(order.attempt)}`), get(`/v4/orders/attempt/${attemptKey()}`)],
    [200, 404],
  ),
  getOffer: row(({ order }) => [get("/v4/offers/1"), get(`/v4/offers/${order.id}`)]),
  acceptOffer: row(({ order }) => [
    post("/v4/offers/1/accept", ACCEPTANCE),
    post(`/v4/offers/${order.id}/accept`, ACCEPTANCE),
  ]),
  getYachtOffer: row(({ order }) => [get("/v4/yacht-offers/1"), get(`/v4/yacht-offers/${order.id}`)]),
  getYachtOfferPhoto: row(({ order }) => [
    get("/v4/yacht-offers/1/photos/1"),
    get(`/v4/yacht-offers/${order.id}/photos/1`),
  ]),
  acceptYachtOffer: row(({ order }) => [
    post("/v4/yacht-offers/1/accept", YACHT),
    post(`/v4/yacht-offers/${order.id}/accept`, YACHT),
  ]),
  cancelYachtOrder: row(({ order }) => [post(`/v4/yacht-orders/${order.id}/cancel`, { fee: 0, refund: 0 })]),
  getOrder: row(({ order }) => [get(`/v4/orders/${order.id}`)]),
  getOrderNumber: row(({ order }) => [get(`/v4/orders/of-transaction/${order.transaction}`)]),
  keepOrder: row(({ order }) => [post("/v4/orders/kept", { order_id: order.id })]),
  forgetOrder: row(({ order }) => [post("/v4/orders/kept/forget", { order_id: order.id })], [200]),
  searchTrips: row(
    ({ order, owner }) => [
      get(`/v4/orders/trips?order_id=${order.id}`),
      get(`/v4/orders/trips?order_id=${order.id}&user_id=${owner.userId}`),
      get("/v4/orders/trips?names=Zinaida"),
      get("/v4/orders/trips?email=zina.canary@example.org"),
      get("/v4/orders/trips?limit=100"),
    ],
    [200, 401, 403, 404],
  ),
  changeTrip: row((loot) => changes(loot, "POST")),
  putTrip: row((loot) => changes(loot, "PUT")),
  checkUpdate: row(({ order }) => [get(`/v4/orders/${order.id}/check-update`)]),
  checkCancel: row(({ order, own }) => [
    get(`/v4/orders/${order.id}/check-cancel`),
    ...(own === undefined ? [] : [get(`/v4/orders/${own.id}/check-cancel?with_trips=${order.id}`)]),
  ]),
  cancelTrip: row(({ order: { id, transaction }, own }) => [
    post("/v4/orders/trips/cancel", { order_id: id, transaction }),
    post("/v4/orders/trips/cancel", { trip_id: id }),
    ...(own === undefined
      ? []
      : [
          post("/v4/orders/trips/cancel", { order_id: own.id, transaction }),
          post("/v4/orders/trips/cancel", { order_id: own.id, with_trips: [id] }),
        ]),
  ]),
  // Whoever has a transaction may pay for it, and learns nothing by that (ruling 7).
  getPayUrl: row(
    ({ order }) => [
      get(`/v4/orders/pay-url?transaction=${order.transaction}`),
      get(`/v4/orders/pay-url?order_id=${order.id}`),
    ],
    [200, ...REFUSED],
  ),
  approveOrder: row(({ order }) => [post(`/v4/orders/approve/${order.transaction}`)]),
  getDocuments: row(({ order }) => [get(`/v4/documents/${order.transaction}`)]),
  findDocuments: row(({ order }) => [get(`/v4/documents?transaction=${order.transaction}`)]),
  sendDocuments: row(({ order }) => [post(`/v4/documents/send/${order.transaction}`)]),
  mailDocuments: row(({ order }) => [post("/v4/documents/send", { transaction: order.transaction })]),
  // The same answer whether there is such an order; a letter goes to whom it belongs to.
  sendOrderLink: row(
    ({ order, owner }) => [
      post("/v4/orders/link", { email: "stranger@elsewhere.example", order_id: order.id }),
      post("/v4/orders/link", { email: owner.login, order_id: order.id }),
    ],
    [200],
  ),
};

/** The same for the files of an order, which are no calls. */
export const HOSTILE_FILES: HostileRow = row(({ order }) =>
  [...ORDER_FILE_NAMES.map((name) => ORDER_FILE_PATH.replace(":file", name)), GOOGLE_PASS_PATH].map((path) =>
    get(path.replace(":order_id", String(order.id))),
  ),
);

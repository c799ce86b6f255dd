import type { TSchema } from "typebox";
import { Check, Errors } from "typebox/value";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PlacedOrder } from "#contract/orders/orders.ts";
import { PUBLIC_ENDPOINTS } from "#contract/public-calls.ts";
import { API_PREFIXES, type Endpoint } from "#contract/wire/endpoint.ts";
import { ErrorEnvelope, successEnvelope } from "#contract/wire/envelope.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { emailChangeOf } from "../support/email-change-of.ts";
import { anyPrice, attemptKey, call, logInAs, placedOrder, POINTS, tripBody } from "../support/factories.ts";
import { offerMade } from "../support/offer-made.ts";
import { recoveryOf } from "../support/recovery-of.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";
import { YACHT_ACCEPTANCE, yachtMade } from "../support/yacht-made.ts";
import { secondStepAsks } from "./second-step-asks.ts";

let test: TestApp;
let order: PlacedOrder;
let cancelled: PlacedOrder;
let bought: PlacedOrder | undefined;
let priceId: number;
let partnerSession: Record<string, string>;
let companySession: Record<string, string>;
let agentSession: Record<string, string>;
let offer: Awaited<ReturnType<typeof offerMade>>;
let yacht: Awaited<ReturnType<typeof yachtMade>>;
beforeAll(async () => {
  test = await buildTestApp();
  order = await placedOrder(test.app);
  priceId = (await anyPrice(test.app)).price_id;
  partnerSession = { authorization: `Bearer ${await logInAs(test.app, "partner")}` };
  companySession = { authorization: `Bearer ${await logInAs(test.app, "coordinator")}` };
  agentSession = { authorization: `Bearer ${await logInAs(test.app, "agent")}` };
  cancelled = await placedOrder(test.app);
  offer = await offerMade(test);
  yacht = await yachtMade(test);
  const placed = await call<PlacedOrder[]>(test.app, "POST", "/v4/orders?currency=RUB", {
    body: { trips: [tripBody((await anyPrice(test.app, { headers: partnerSession })).price_id)] },
    headers: partnerSession,
  });
  bought = placed.result[0];
});
afterAll(() => test.close());

/** One call of an endpoint, below a prefix. */
interface Ask {
  readonly path: string;
  /** Or a function that makes one, where a body can be sent only once. */
  readonly body?: object | (() => Promise<object>);
  readonly headers?: Record<string, string>;
}

const ROUTE_REQUEST = {
  start: { title: "Sheremetyevo", location: POINTS.sheremetyevo },
  finish: { title: "Sydney", location: POINTS.sydney },
  contact: { name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" },
};

/** A period in which nothing need be sold. */
const YEAR = "from=2026-01-01&to=2026-12-31";

/** The attempt by which the offer is accepted. */
const ACCEPTED = attemptKey();

/** The details with which the offer is accepted. */
const acceptance = () => ({
  trips: [
    {
      start_location: { time: `${offer.day} 12:00`, flight_number: "SU 2455" },
      finish_location: { address: "Tverskaya, 1" },
      passengers: [{ name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" }],
      adults_amount: 2,
    },
  ],
});

const SITE = { site: "https://hotel.example" };

/** A page of a listed site, at which nobody answers. */
const listedPage = async () => {
  const page = "http://127.0.0.1:9/";
  await call(test.app, "POST", "/v4/partners/sites", { body: { site: page }, headers: partnerSession });
  return { page };
};

const YACHT_REQUEST = {
  location: "Bodrum",
  date: "2026-12-05 10:30",
  hours: 4,
  guests: 6,
  has_children: false,
  phone: "+7 916 123-45-67",
};

const keyOf = (placed: PlacedOrder) => ({ "order-key": placed.order_key ?? "" });

/** A refresh token that has not been used. */
const freshToken = async () => {
  const { result } = await call<{ refresh_token: string }>(test.app, "POST", "/v4/auth/login", { body: LOGIN });
  return { refresh_token: result.refresh_token };
};

const LOGIN = { login: "customer@demo.test", password: "nameboard-demo" };

/** A link that has not been used. */
const recoveryAsk = async () => ({
  secret: await recoveryOf(test.database.db, { userId: 6, at: new Date(test.clock.now) }),
  new_password: LOGIN.password,
});

/** The link of another address that has not been used. */
const emailAsk = async () => ({
  secret: await emailChangeOf(test.database.db, {
    userId: 7,
    email: `${crypto.randomUUID()}@example.org`,
    at: new Date(test.clock.now),
  }),
});

const PROFILE = { name: "Fyodor Demo", phone: "+7 926 000-00-30", lang: "ru", currency: "RUB" };

const SAME_PASSWORD = { password: LOGIN.password, new_password: LOGIN.password };

const GOOD: Readonly<Record<string, () => readonly Ask[]>> = {
  logIn: () => [
    { path: "/auth/login", body: LOGIN },
    { path: "/auth/login?lang=en", body: { user_id: "5", password: LOGIN.password } },
  ],
  refreshSession: () => [{ path: "/auth/refresh", body: freshToken }],
  takeSecondStep: () => [secondStepAsks(test).take],
  beginSecondStep: () => [secondStepAsks(test).begin],
  confirmSecondStep: () => [secondStepAsks(test).confirm],
  removeSecondStep: () => [secondStepAsks(test).remove],
  renewRecoveryCodes: () => [secondStepAsks(test).codes],
  getProfile: () => [{ path: "/auth/profile?lang=en", headers: agentSession }],
  changeProfile: () => [{ path: "/auth/profile", body: PROFILE, headers: agentSession }],
  askEmail: () => [{ path: "/auth/email", body: { email: "agent.new@example.org" }, headers: agentSession }],
  takeEmail: () => [{ path: "/auth/email/finish", body: emailAsk }],
  getSecurity: () => [{ path: "/auth/security?lang=en", headers: agentSession }],
  endLogIns: () => [{ path: "/auth/log-ins/end", body: { log_in: "others" }, headers: agentSession }],
  makeAccessKey: () => [{ path: "/auth/access-keys", body: {}, headers: partnerSession }],
  proveIdentity: () => [{ path: "/auth/confirm", body: { password: LOGIN.password }, headers: agentSession }],
  changePassword: () => [{ path: "/auth/password", body: SAME_PASSWORD, headers: agentSession }],
  askRecovery: () => [{ path: "/auth/recovery?lang=en", body: { login: "nobody@example.org" } }],
  recoverPassword: () => [{ path: "/auth/recovery/finish", body: recoveryAsk }],
  logOut: () => [{ path: "/profile/logout", body: {} }],
  getSettingUser: () => [
    { path: "/partners/get-setting-user", headers: partnerSession },
    { path: "/partners/get-setting-user?lang=en&user_id=1863" },
  ],
  getFrameUserSettings: () => [{ path: "/partners/frame-user-settings/1863" }],
  getFeatures: () => [{ path: "/partners/features/5" }, { path: "/partners/features/1863?lang=en" }],
  searchCostCenters: () => [{ path: "/cost-centers?title=sales&page=1&limit=5", headers: companySession }],
  findTransportNodes: () => [
    { path: "/transport-nodes?term=LHR" },
    { path: "/transport-nodes" },
    { path: "/transport-nodes?term=qqqqqq&lang=en" },
  ],
  findPlaces: () => [
    { path: "/places/find?term=Шереметьево" },
    { path: "/places/find?term=" },
    { path: "/places/find?term=%F0%9F%9A%95" },
  ],
  getPlace: () => [],
  getPlaceCredits: () => [{ path: "/places/credits" }, { path: "/places/credits?lang=en" }],
  getCountryByPoint: () => [
    { path: "/places/get-country-by-point?point=55.75,37.61" },
    { path: "/places/get-country-by-point?point=0,-20&lang=en" },
  ],
  checkLocationFromPlaces: () => [
    { path: "/places/check-location-from-places", body: { place_ids: ["g524901"], place_id: "g524901" } },
    { path: "/places/check-location-from-places?lang=en", body: { place_ids: 524_901, place_id: 498_817 } },
  ],
  getNavigationPath: () => [
    { path: `/navigation-paths?start_point=${POINTS.sheremetyevo}&finish_point=${POINTS.moscow}` },
  ],
  searchPricesByIata: () => [
    { path: "/prices/iata?start_place_iata=SVO&finish_place_iata=DME&lang=en" },
    { path: `/prices/iata?start_place_point=${POINTS.moscow}&finish_place_iata=svo&currency=RUB` },
  ],
  searchPrices: () => [
    {
      path: `/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&lang=en&alternative_currency=usd`,
    },
    {
      path: `/prices?start_place_point=${POINTS.heathrow}&finish_place_point=${POINTS.london}&currency=GBP&alternative_currency=XXX`,
    },
    { path: `/prices?start_place_point=${POINTS.atlantic}&finish_place_point=${POINTS.moscow}` },
    {
      path: `/prices?start_place_point=${POINTS.sheremetyevo}&finish_place_point=${POINTS.moscow}&departure_time=2026-11-24%2023:30&flexible_tariff=0&current_price_id=${priceId}&passengers_count=4`,
    },
  ],
  getPriceLines: () => [{ path: `/prices/${priceId}/lines` }, { path: `/prices/${priceId}/lines?lang=en` }],
  requestRoute: () => [
    { path: "/route-requests", body: ROUTE_REQUEST, headers: { "idempotency-key": attemptKey() } },
    { path: "/route-requests?lang=en", body: { ...ROUTE_REQUEST, round_trip: true, text: "skis" } },
  ],
  searchRentPrices: () => [
    { path: `/prices/rent?start_place_point=${POINTS.moscow}&lang=en&duration=7200&alternative_currency=usd` },
    { path: `/prices/rent?start_place_point=${POINTS.sheremetyevo}&departure_time=2026-11-24 23:30&user_id=5` },
    { path: `/prices/rent?start_place_point=${POINTS.atlantic}` },
  ],
  calculateNewPrice: () => [
    { path: "/prices/calculation-new-price", body: { hash: "WELCOME10", data_prices: [{ price_audit_id: priceId }] } },
    {
      path: "/prices/calculation-new-price?lang=en",
      body: {
        currency: "EUR",
        hash: "WELCOME10",
        data_prices: [{ price_audit_id: String(priceId), number_subaddress: "1", place_audit_id: null, duration: "" }],
      },
    },
  ],
  getMiles: () => [
    { path: "/partners/miles?priority_s7=1230&price=2000" },
    { path: "/partners/miles?price=2000&currency=XXX&lang=en" },
  ],
  checkTime: () => [
    { path: "/orders/check-time", body: { price_id: priceId, pickup_time: "2026-11-24 18:40" } },
    {
      path: "/orders/check-time",
      body: { price_id: priceId, pickup_time: "2020-01-01 00:00", departure_time: "2026-11-24 20:00" },
    },
  ],
  checkName: () => [{ path: "/orders/check-name", body: { name: "Anna" } }],
  recommendTime: () => [{ path: `/orders/recommended-time?price_id=${priceId}&departure_time=2026-11-24%2021:30` }],
  placeOrder: () => [
    { path: "/orders", body: { trips: [tripBody(priceId)] }, headers: { "idempotency-key": attemptKey() } },
    {
      path: "/orders?lang=en",
      body: { pay_by: "card", trips: [tripBody(priceId)] },
      headers: { "idempotency-key": attemptKey() },
    },
  ],
  findAttempt: () => [{ path: "/orders/attempt", headers: { "idempotency-key": attemptKey() } }],
  getAttempt: () => [{ path: `/orders/attempt/${attemptKey()}` }],
  getOrder: () => [{ path: `/orders/${order.order_id}?lang=en`, headers: { "order-key": order.order_key ?? "" } }],
  getOrderNumber: () => [{ path: `/orders/of-transaction/${order.transaction}?lang=en`, headers: keyOf(order) }],
  findKeptOrders: () => [
    { path: "/orders/kept?lang=en", headers: { cookie: `nameboard-order-${order.order_id}=${order.order_key}` } },
  ],
  keepOrder: () => [{ path: "/orders/kept?lang=en", body: { order_id: order.order_id }, headers: keyOf(order) }],
  forgetOrder: () => [{ path: "/orders/kept/forget", body: { order_id: order.order_id } }],
  searchTrips: () => [
    { path: `/orders/trips?order_id=${order.order_id}`, headers: keyOf(order) },
    { path: "/orders/trips?lang=en&page=1&limit=10&order_status=0,6", headers: partnerSession },
  ],
  changeTrip: () => [
    { path: "/orders/trips", body: { order_id: order.order_id, comment: "Two suitcases" }, headers: keyOf(order) },
  ],
  putTrip: () => [
    { path: "/orders/trips?lang=en", body: { order_id: order.order_id, text_tablet: "Anna" }, headers: keyOf(order) },
  ],
  checkUpdate: () => [{ path: `/orders/${order.order_id}/check-update?lang=en`, headers: keyOf(order) }],
  checkCancel: () => [{ path: `/orders/${order.order_id}/check-cancel`, headers: keyOf(order) }],
  cancelTrip: () => [
    { path: "/orders/trips/cancel", body: { order_id: cancelled.order_id }, headers: keyOf(cancelled) },
  ],
  getPayUrl: () => [{ path: `/orders/pay-url?transaction=${order.transaction}` }],
  approveOrder: () => [{ path: `/orders/approve/${bought?.transaction}`, body: {}, headers: partnerSession }],
  getDocuments: () => [{ path: `/documents/${order.transaction}?lang=en`, headers: keyOf(order) }],
  findDocuments: () => [{ path: `/documents?transaction=${order.transaction}&lang=en`, headers: keyOf(order) }],
  sendDocuments: () => [{ path: `/documents/send/${order.transaction}`, body: {}, headers: keyOf(order) }],
  sendOrderLink: () => [{ path: "/orders/link?lang=en", body: { email: "nobody@example.org" } }],
  mailDocuments: () => [
    { path: "/documents/send", body: { transaction: cancelled.transaction }, headers: keyOf(cancelled) },
  ],
  getSettings: () => [
    { path: "/settings" },
    { path: "/settings?lang=en&user_id=1863" },
    { path: "/settings", headers: partnerSession },
  ],
  getModuleSettings: () => [{ path: "/partners/booking-module-settings/1863" }],
  getAdvantages: () => [{ path: "/partners/advantages", headers: partnerSession }],
  getStatement: () => [{ path: `/partners/statement?${YEAR}`, headers: partnerSession }],
  listSites: () => [{ path: "/partners/sites", headers: partnerSession }],
  getOffer: () => [{ path: `/offers/${offer.id}?lang=en`, headers: { "order-key": offer.key } }],
  acceptOffer: () => [
    {
      path: `/offers/${offer.id}/accept?lang=en`,
      headers: { "order-key": offer.key, "idempotency-key": ACCEPTED },
      body: acceptance(),
    },
  ],
  getYachtOffer: () => [{ path: `/yacht-offers/${yacht.offer.id}?lang=en`, headers: { "order-key": yacht.offer.key } }],
  getYachtOfferPhoto: () => [
    {
      path: `/yacht-offers/${yacht.offer.id}/photos/${yacht.offer.photo}?lang=en`,
      headers: { "order-key": yacht.offer.key },
    },
  ],
  acceptYachtOffer: () => [
    {
      path: `/yacht-offers/${yacht.offer.id}/accept?lang=en`,
      headers: { "order-key": yacht.offer.key, "idempotency-key": `${ACCEPTED}-yacht` },
      body: YACHT_ACCEPTANCE,
    },
  ],
  findYachtOrders: () => [{ path: "/yacht-orders?lang=en" }],
  cancelYachtOrder: () => [
    {
      path: `/yacht-orders/${yacht.order.id}/cancel?lang=en`,
      headers: { "order-key": yacht.order.key },
      body: { fee: 0, refund: 0 },
    },
  ],
  addSite: () => [{ path: "/partners/sites", body: SITE, headers: partnerSession }],
  removeSite: () => [{ path: "/partners/sites/remove", body: SITE, headers: partnerSession }],
  checkPage: () => [{ path: "/partners/sites/check", body: listedPage, headers: partnerSession }],
  listCarClasses: () => [{ path: "/partners/car-classes", headers: partnerSession }],
  saveModuleSettings: () => [
    {
      path: "/partners/booking-module-settings",
      body: { main_color: "D6336C", usp_list: "7,3", show_reviews_block: "0" },
      headers: partnerSession,
    },
  ],
  getPromos: () => [{ path: "/promo" }, { path: "/promo?lang=en&user_id=1863" }],
  recordPromoView: () => [{ path: "/promo/views", body: { promo_action_id: 100, user_id: "1863" } }],
  getWidget: () => [
    { path: "/public/get-widget?path=offer" },
    { path: "/public/get-widget?path=/personal-data.html&lang=en&car_class_id=5&trans_host_name=rides.example" },
  ],
  requestYacht: () => [
    { path: "/ru/send/booking-yacht-requests", body: YACHT_REQUEST, headers: { "idempotency-key": attemptKey() } },
    { path: "/v4/send/booking-yacht-requests?lang=en", body: { ...YACHT_REQUEST, email: "anna@example.com" } },
  ],
  findRecentYachts: () => [{ path: "/yacht-requests/recent" }],
};

const BAD: Readonly<Record<string, () => readonly (readonly [number, Ask])[]>> = {
  logIn: () => [[400, { path: "/auth/login", body: { login: "customer@demo.test" } }]],
  refreshSession: () => [[401, { path: "/auth/refresh", body: { refresh_token: "none-of-ours" } }]],
  logOut: () => [[400, { path: `/profile/logout?lang=${"x".repeat(21)}`, body: {} }]],
  getSettingUser: () => [
    [200, { path: "/partners/get-setting-user?user_id=5", headers: partnerSession }],
    [401, { path: "/partners/get-setting-user?token=none-of-ours" }],
  ],
  getFrameUserSettings: () => [[400, { path: "/partners/frame-user-settings/abc" }]],
  getFeatures: () => [[400, { path: "/partners/features/0" }]],
  searchCostCenters: () => [
    [401, { path: "/cost-centers" }],
    [400, { path: "/cost-centers?limit=101", headers: companySession }],
  ],
  findTransportNodes: () => [[400, { path: `/transport-nodes?term=${"x".repeat(1001)}` }]],
  findPlaces: () => [[400, { path: `/places/find?term=${"x".repeat(1001)}` }]],
  getPlace: () => [[404, { path: "/places/nowhere-at-all" }]],
  getPlaceCredits: () => [[400, { path: `/places/credits?lang=${"x".repeat(21)}` }]],
  getCountryByPoint: () => [[400, { path: "/places/get-country-by-point?point=nowhere" }]],
  checkLocationFromPlaces: () => [
    [400, { path: "/places/check-location-from-places", body: { place_ids: [] } }],
    [404, { path: "/places/check-location-from-places", body: { place_ids: ["g99999999"], place_id: "g524901" } }],
  ],
  getNavigationPath: () => [[400, { path: "/navigation-paths?start_point=1,1&finish_point=100,1" }]],
  takeSecondStep: () => [
    [400, { path: "/auth/second-step", body: {} }],
    [200, { path: "/auth/second-step", body: { code: "000000" } }],
  ],
  beginSecondStep: () => [
    [200, { path: "/auth/second-step/begin", body: { password: "wrong" }, headers: companySession }],
  ],
  confirmSecondStep: () => [
    [200, { path: "/auth/second-step/confirm", body: { code: "000000" }, headers: companySession }],
  ],
  renewRecoveryCodes: () => [[200, { path: "/auth/second-step/codes", body: {}, headers: companySession }]],
  getProfile: () => [[401, { path: "/auth/profile" }]],
  changeProfile: () => [
    [200, { path: "/auth/profile", body: { ...PROFILE, phone: "12" }, headers: agentSession }],
    [400, { path: "/auth/profile", body: {}, headers: agentSession }],
  ],
  askEmail: () => [
    [401, { path: "/auth/email", body: { email: "agent.new@example.org" } }],
    [400, { path: "/auth/email", body: {}, headers: agentSession }],
  ],
  takeEmail: () => [[200, { path: "/auth/email/finish", body: { secret: "none-of-ours" } }]],
  getSecurity: () => [[401, { path: "/auth/security" }]],
  endLogIns: () => [[400, { path: "/auth/log-ins/end", body: {}, headers: companySession }]],
  makeAccessKey: () => [[401, { path: "/auth/access-keys", body: {} }]],
  proveIdentity: () => [
    [400, { path: "/auth/confirm", body: {}, headers: companySession }],
    [200, { path: "/auth/confirm", body: { code: "000000" }, headers: companySession }],
  ],
  askRecovery: () => [[400, { path: "/auth/recovery", body: {} }]],
  recoverPassword: () => [
    [200, { path: "/auth/recovery/finish", body: { secret: "none-of-ours", new_password: LOGIN.password } }],
    [400, { path: "/auth/recovery/finish", body: { secret: "none-of-ours" } }],
  ],
  changePassword: () => [
    [200, { path: "/auth/password", body: { ...SAME_PASSWORD, password: "wrong" }, headers: companySession }],
    [200, { path: "/auth/password", body: { ...SAME_PASSWORD, new_password: "short" }, headers: agentSession }],
  ],
  removeSecondStep: () => [[401, { path: "/auth/second-step/remove", body: { password: "wrong", code: "000000" } }]],
  searchPricesByIata: () => [
    [404, { path: "/prices/iata?start_place_iata=QQQ&finish_place_iata=SVO" }],
    [400, { path: "/prices/iata?start_place_iata=SVO" }],
  ],
  searchPrices: () => [
    [400, { path: "/prices" }],
    [400, { path: "/prices?start_place_point=91,0&finish_place_point=0,0" }],
  ],
  getPriceLines: () => [
    [404, { path: "/prices/7/lines" }],
    [400, { path: "/prices/abc/lines" }],
    [400, { path: "/prices/2147483648/lines" }],
  ],
  requestRoute: () => [
    [400, { path: "/route-requests", body: {} }],
    [200, { path: "/route-requests", body: { ...ROUTE_REQUEST, contact: { name: "" } } }],
  ],
  searchRentPrices: () => [
    [400, { path: "/prices/rent" }],
    [400, { path: "/prices/rent?start_place_point=91,0" }],
    [400, { path: `/prices/rent?start_place_point=${POINTS.moscow}&duration=90000` }],
  ],
  calculateNewPrice: () => [
    [400, { path: "/prices/calculation-new-price", body: { hash: "WELCOME10" } }],
    [200, { path: "/prices/calculation-new-price", body: { hash: "NONE", data_prices: [{ price_audit_id: 1 }] } }],
    [200, { path: "/prices/calculation-new-price", body: { hash: "WELCOME10", data_prices: [{ price_audit_id: 1 }] } }],
  ],
  getMiles: () => [
    [400, { path: "/partners/miles?priority_s7=1230" }],
    [200, { path: "/partners/miles?priority_s7=1231&price=2000&lang=en" }],
  ],
  checkTime: () => [
    [400, { path: "/orders/check-time", body: {} }],
    [200, { path: "/orders/check-time", body: { price_id: 1, pickup_time: "2026-11-24 18:40" } }],
  ],
  checkName: () => [[400, { path: "/orders/check-name", body: {} }]],
  recommendTime: () => [
    [400, { path: `/orders/recommended-time?price_id=${priceId}` }],
    [200, { path: "/orders/recommended-time?price_id=1&departure_time=2026-11-24%2021:30" }],
  ],
  placeOrder: () => [
    [400, { path: "/orders", body: { trips: [] } }],
    [200, { path: "/orders", body: { trips: [tripBody(1)] } }],
    [200, { path: "/orders", body: { trips: [tripBody(priceId)], expected_total: 1 } }],
  ],
  sendOrderLink: () => [[400, { path: "/orders/link", body: {} }]],
  findAttempt: () => [[400, { path: "/orders/attempt" }]],
  getAttempt: () => [[400, { path: "/orders/attempt/short" }]],
  getOrder: () => [
    [400, { path: "/orders/abc", headers: keyOf(order) }],
    [401, { path: `/orders/${order.order_id}` }],
    [404, { path: `/orders/${order.order_id}`, headers: { "order-key": "A".repeat(22) } }],
  ],
  getOrderNumber: () => [
    [400, { path: "/orders/of-transaction/abc", headers: keyOf(order) }],
    [401, { path: `/orders/of-transaction/${order.transaction}` }],
    [404, { path: `/orders/of-transaction/${cancelled.transaction}`, headers: keyOf(order) }],
  ],
  findKeptOrders: () => [[400, { path: "/orders/kept?lang=a-language-that-is-far-too-long" }]],
  keepOrder: () => [
    [400, { path: "/orders/kept", body: {}, headers: keyOf(order) }],
    [404, { path: "/orders/kept", body: { order_id: cancelled.order_id }, headers: keyOf(order) }],
  ],
  forgetOrder: () => [[400, { path: "/orders/kept/forget", body: { order_id: "abc" } }]],
  searchTrips: () => [
    [401, { path: "/orders/trips" }],
    [404, { path: `/orders/trips?order_id=${cancelled.order_id}`, headers: keyOf(order) }],
  ],
  changeTrip: () => [
    [400, { path: "/orders/trips", body: {}, headers: keyOf(order) }],
    [404, { path: "/orders/trips", body: { order_id: cancelled.order_id }, headers: keyOf(order) }],
  ],
  putTrip: () => [[401, { path: "/orders/trips", body: { order_id: order.order_id } }]],
  checkUpdate: () => [[404, { path: `/orders/${cancelled.order_id}/check-update`, headers: keyOf(order) }]],
  checkCancel: () => [[404, { path: `/orders/${cancelled.order_id}/check-cancel`, headers: keyOf(order) }]],
  cancelTrip: () => [
    [400, { path: "/orders/trips/cancel", body: {}, headers: keyOf(order) }],
    [404, { path: "/orders/trips/cancel", body: { order_id: cancelled.order_id }, headers: keyOf(order) }],
  ],
  approveOrder: () => [
    [404, { path: `/orders/approve/${bought?.transaction}`, body: {}, headers: keyOf(order) }],
    [200, { path: `/orders/approve/${cancelled.transaction}`, body: {}, headers: keyOf(cancelled) }],
  ],
  getDocuments: () => [[404, { path: `/documents/${cancelled.transaction}`, headers: keyOf(order) }]],
  findDocuments: () => [
    [404, { path: `/documents?transaction=${cancelled.transaction}`, headers: keyOf(order) }],
    [400, { path: "/documents", headers: keyOf(order) }],
  ],
  mailDocuments: () => [
    [404, { path: `/documents/send?transaction=${cancelled.transaction}`, body: {}, headers: keyOf(order) }],
    [400, { path: "/documents/send", body: {}, headers: keyOf(order) }],
  ],
  sendDocuments: () => [[404, { path: `/documents/send/${cancelled.transaction}`, body: {}, headers: keyOf(order) }]],
  getPayUrl: () => [
    [404, { path: "/orders/pay-url?transaction=5" }],
    [400, { path: "/orders/pay-url?transaction=abc" }],
    [400, { path: "/orders/pay-url?transaction=2147483648" }],
  ],
  getSettings: () => [[400, { path: `/settings?lang=${"x".repeat(21)}` }]],
  getModuleSettings: () => [[400, { path: "/partners/booking-module-settings/abc" }]],
  getAdvantages: () => [[401, { path: "/partners/advantages" }]],
  getStatement: () => [
    [401, { path: `/partners/statement?${YEAR}` }],
    [400, { path: "/partners/statement", headers: partnerSession }],
    [200, { path: "/partners/statement?from=2026-11-02&to=2026-11-01", headers: partnerSession }],
  ],
  listSites: () => [[401, { path: "/partners/sites" }]],
  getOffer: () => [
    [404, { path: `/offers/${offer.id}` }],
    [400, { path: "/offers/abc" }],
  ],
  acceptOffer: () => [
    [404, { path: `/offers/${offer.id}/accept`, body: acceptance() }],
    [400, { path: `/offers/${offer.id}/accept`, body: { trips: [] } }],
  ],
  getYachtOffer: () => [
    [404, { path: `/yacht-offers/${yacht.offer.id}` }],
    [400, { path: "/yacht-offers/abc" }],
  ],
  getYachtOfferPhoto: () => [
    [404, { path: `/yacht-offers/${yacht.offer.id}/photos/${yacht.offer.photo}` }],
    [400, { path: `/yacht-offers/${yacht.offer.id}/photos/abc` }],
  ],
  acceptYachtOffer: () => [
    [404, { path: `/yacht-offers/${yacht.offer.id}/accept`, body: YACHT_ACCEPTANCE }],
    [400, { path: `/yacht-offers/${yacht.offer.id}/accept`, body: {} }],
  ],
  findYachtOrders: () => [[400, { path: "/yacht-orders?lang=a-language-that-is-far-too-long" }]],
  cancelYachtOrder: () => [
    [401, { path: `/yacht-orders/${yacht.order.id}/cancel`, body: { fee: 0, refund: 0 } }],
    [400, { path: "/yacht-orders/abc/cancel", body: { fee: 0, refund: 0 }, headers: keyOf(order) }],
  ],
  addSite: () => [
    [200, { path: "/partners/sites", body: { site: "hotel" }, headers: partnerSession }],
    [200, { path: "/partners/sites", body: {}, headers: partnerSession }],
  ],
  removeSite: () => [[200, { path: "/partners/sites/remove", body: {}, headers: partnerSession }]],
  checkPage: () => [
    [200, { path: "/partners/sites/check", body: { page: "https://other.example" }, headers: partnerSession }],
  ],
  listCarClasses: () => [[401, { path: "/partners/car-classes" }]],
  saveModuleSettings: () => [
    [400, { path: "/partners/booking-module-settings", body: { main_color: "red" }, headers: partnerSession }],
    [401, { path: "/partners/booking-module-settings", body: {} }],
  ],
  getPromos: () => [[400, { path: `/promo?lang=${"x".repeat(21)}` }]],
  recordPromoView: () => [
    [400, { path: "/promo/views", body: {} }],
    [404, { path: "/promo/views", body: { promo_action_id: 5 } }],
  ],
  getWidget: () => [
    [400, { path: "/public/get-widget" }],
    [404, { path: "/public/get-widget?path=../offer" }],
  ],
  requestYacht: () => [
    [400, { path: "/de/send/booking-yacht-requests", body: YACHT_REQUEST }],
    [200, { path: "/ru/send/booking-yacht-requests", body: { ...YACHT_REQUEST, date: "2026-11-20 10:00" } }],
  ],
  findRecentYachts: () => [[400, { path: `/yacht-requests/recent?lang=${"x".repeat(21)}` }]],
};

async function ask(endpoint: Endpoint, prefix: string, { path, body: sent, headers }: Ask) {
  // The same message is sent at most once a minute.
  if (endpoint.name === "sendDocuments" || endpoint.name === "mailDocuments") test.clock.now += 61_000;
  const body = await made(sent);
  const response = await test.app.inject({
    method: endpoint.method,
    url: `${prefix}${path}`,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, body: response.json<Record<string, unknown>>(), headers: response.headers };
}

function complaints(schema: TSchema, value: unknown): unknown {
  return Check(schema, value) ? "fits" : [...Errors(schema, value)];
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe.each(PUBLIC_ENDPOINTS.map((endpoint) => [endpoint.name, endpoint] as const))("%s", (name, endpoint) => {
  it("contract 2.10: answers what its schema says, with error null, under every prefix and with a trailing slash", async () => {
    const found = name === "getPlace" ? await placeAsks() : (GOOD[name]?.() ?? []);
    expect(found.length).toBeGreaterThan(0);
    for (const good of found) {
      for (const prefix of endpoint.prefixes ?? API_PREFIXES) {
        // One attempt key is one order under all prefixes, which also shows that they all mean the same.
        const { status, body } = await ask(endpoint, prefix, good);
        expect([prefix, good.path, status, body["error"]]).toEqual([prefix, good.path, 200, null]);
        expect(Object.keys(body)).toEqual(["result", "error", "x-uuid"]);
        expect(body["x-uuid"]).toMatch(UUID);
        expect(complaints(successEnvelope(endpoint.result), body)).toBe("fits");
        checkIds(body["result"]);
      }
      const [path = "", query] = good.path.split("?");
      const slashed = await ask(endpoint, endpoint.prefixes?.[0] ?? "/v4", {
        ...good,
        path: `${path}/${query === undefined ? "" : `?${query}`}`,
      });
      expect([slashed.status, slashed.body["error"]]).toEqual([200, null]);
    }
  });

  it("refuses in the envelope, with result null and every member of the error", async () => {
    const found = BAD[name]?.() ?? [];
    expect(found.length).toBeGreaterThan(0);
    for (const [status, bad] of found) {
      for (const prefix of endpoint.prefixes ?? ["/v1", "/transnextgen/v4"]) {
        const answer = await ask(endpoint, prefix, bad);
        expect([bad.path, answer.status]).toEqual([bad.path, status]);
        expect(complaints(ErrorEnvelope, answer.body)).toBe("fits");
        expect(answer.body["result"]).toBeNull();
        expect(answer.body["x-uuid"]).toMatch(UUID);
        const error = answer.body["error"] as { code: number; message: string };
        const code = Object.entries(ERRORS).find(([, spec]) => spec.number === error.code)?.[0] ?? "";
        expect([...endpoint.errors, "malformed", "unauthorised", "forbidden"]).toContain(code);
        expect(error.message).not.toMatch(/errors\.|\{|undefined/);
      }
    }
  });

  it("drops and counts members that it does not know, and never passes them on", async () => {
    const [first] = name === "getPlace" ? await placeAsks() : (GOOD[name]?.() ?? []);
    if (first === undefined) throw new Error("nothing to ask");
    const before = await unknownCount(name);
    const path = `${first.path}${first.path.includes("?") ? "&" : "?"}role=admin&is_paid=1`;
    const body = first.body === undefined ? {} : { body: { ...(await made(first.body)), status: 2, owner: { id: 1 } } };
    const { status } = await ask(endpoint, endpoint.prefixes?.[0] ?? "/v4", { ...first, ...body, path });
    expect(status).toBe(200);
    expect((await unknownCount(name)) - before).toBe(first.body === undefined ? 2 : 4);
  });
});

async function made(body: Ask["body"]): Promise<object | undefined> {
  return typeof body === "function" ? body() : body;
}

async function placeAsks(): Promise<Ask[]> {
  const response = await test.app.inject({ url: "/v4/transport-nodes?term=SVO" });
  const [found] = response.json<{ result: { place_id: string }[] }>().result;
  return [
    { path: `/places/${encodeURIComponent(found?.place_id ?? "")}` },
    { path: `/places/${encodeURIComponent(found?.place_id ?? "")}?lang=en` },
  ];
}

async function unknownCount(endpoint: string): Promise<number> {
  const { body } = await test.app.inject({ url: "/metrics" });
  return Number(new RegExp(`contract_unknown_members_total\\{endpoint="${endpoint}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
}

/** Contract 1.7: clients read every id into 32 bits. */
function checkIds(value: unknown): void {
  if (typeof value !== "object" || value === null) return;
  for (const [member, inner] of Object.entries(value)) {
    if (typeof inner === "number" && /(_id|^id|transaction)$/.test(member)) {
      expect([member, Number.isInteger(inner), inner < 2 ** 31, inner >= 0]).toEqual([member, true, true, true]);
    }
    checkIds(inner);
  }
}

it("T-05: unknown members inside a trip are dropped and counted one by one", async () => {
  const before = await unknownCount("placeOrder");
  const trip = tripBody(priceId, { partner_id: 7, send_params: { a: 1 }, comment: "counted" });
  const response = await test.app.inject({ method: "POST", url: "/v4/orders", payload: { trips: [trip] } });
  expect(response.statusCode).toBe(200);
  expect((await unknownCount("placeOrder")) - before).toBe(2);
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { ApiError } from "#web/api/api-error.ts";
import { pageApi as apiOf } from "#web/api/page-api.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { createPageStore, type PageStore } from "#web/page/page-state.ts";

const refusal = { name: "Bad Request", message: "Not like this", code: 5001, status: 400, type: "BadRequest" };
const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

const answer = (body: unknown, init: ResponseInit = {}) => new Response(JSON.stringify(body), init);
const account = (role: string) => ({ user_id: 20, role, email: "clara@example.com" }) as SettingUser;

function pageApi(
  change: { readonly userId?: string; readonly moduleType?: string; readonly hasSession?: boolean } = {},
) {
  const { userId = "", moduleType = "booking", hasSession = false } = change;
  const store = createPageStore({ hasSession });
  const messages = {
    "common.offline": "No connection",
    RpcError: "Request failed",
    "common.failed.blocked": "words of 400",
    "common.failed.forbidden": "words of 403",
    "common.failed.large": "words of 413",
    "common.failed.often": "words of 429",
  };
  const options = { locale: "en", currency: "EUR", userId, moduleType, messages } as unknown as PageOptions;
  const api = apiOf({ options, store }, createQueryClient());
  return { api, store };
}

const place = { params: { place_id: "g1" } };
const asked = (call: number) => {
  const [url = "", init] = fetched.mock.calls[call] ?? [];
  return { url: new URL(url, "http://page"), headers: new Headers(init?.headers) };
};
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as ApiError,
  );

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  vi.stubGlobal("location", { host: "rides.example" });
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(answer({ result: {}, error: null })));
});
afterEach(() => void vi.unstubAllGlobals());

describe("what every call carries", () => {
  test("NET-03, I18-15, EMB-04, EMB-05: our own site sends the fourth version and the host, a frame the first and no host", async () => {
    await pageApi().api("getPlace", place);
    await pageApi({ moduleType: "frame" }).api("getPlace", place);
    expect(asked(0).url.href).toBe(
      "http://page/v4/places/g1?lang=en&currency=EUR&module_type=booking&trans_host_name=rides.example",
    );
    expect(asked(1).url.href).toBe("http://page/v1/places/g1?lang=en&currency=EUR&module_type=frame");
  });

  test("NET-01, NET-02: GET, POST and PUT as the call wants it, and what is said as JSON", async () => {
    const { api } = pageApi();
    await api("getPlace", place);
    await api("logIn", { body: { login: "anna", password: "secret" } });
    await api("recordPromoView", { body: { promo_action_id: 7 } });
    const sent = fetched.mock.calls.map(([, init]) => [
      init.method,
      new Headers(init.headers).get("content-type"),
      init.body,
    ]);
    expect(sent).toEqual([
      ["GET", null, undefined],
      ["POST", "application/json", '{"login":"anna","password":"secret"}'],
      ["PUT", "application/json", '{"promo_action_id":7}'],
    ]);
  });

  test("AUT-05: the token that the page holds, or none when the cookie is enough", async () => {
    const { api, store } = pageApi();
    await api("getPlace", place);
    store.setState({ token: "secret" });
    await api("getPlace", place);
    expect([asked(0), asked(1)].map(({ headers }) => headers.get("authorization"))).toEqual([null, "Bearer secret"]);
  });

  test("the page's user_id for visitors and for accounts that act for others, never for an ordinary account", async () => {
    const sent = async (role: string | undefined) => {
      const { api, store } = pageApi({ userId: "1863" });
      if (role !== undefined) store.setState({ account: account(role) });
      await api("getPlace", place);
      return asked(fetched.mock.calls.length - 1).url.searchParams.get("user_id");
    };
    expect([await sent(undefined), await sent("agent"), await sent("customer")]).toEqual(["1863", "1863", null]);
  });

  test("the account is requested before a user_id is sent, once for all calls", async () => {
    const { api } = pageApi({ userId: "1863", hasSession: true });
    fetched.mockImplementation((url) =>
      Promise.resolve(answer({ result: url.includes("get-setting-user") ? account("corporate") : {}, error: null })),
    );
    await Promise.all([api("getPlace", place), api("getPlace", place)]);
    // What is on for the account is asked for as soon as it is known (ROL-22).
    expect([0, 1, 2, 3].map((call) => asked(call).url.pathname)).toEqual([
      "/v4/partners/get-setting-user",
      "/v4/partners/features/20",
      "/v4/places/g1",
      "/v4/places/g1",
    ]);
    expect([0, 1, 2, 3].map((call) => asked(call).url.searchParams.has("user_id"))).toEqual(Array(4).fill(false));
  });
});

describe("a call that fails", () => {
  test("ERR-01, ERR-03: an error in the body throws its message, code and status with the request, also with status 200", async () => {
    fetched.mockResolvedValue(answer({ result: null, error: refusal }));
    const error = await failureOf(pageApi().api("getPlace", place));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      message: "Not like this",
      code: 5001,
      status: 400,
      request: "GET /v4/places/g1",
    });
  });

  test.each([
    ["booking", 400],
    ["frame", 200],
  ])("W4: a wrong log-in shows the server's words on the page of %s, with status %i", async (moduleType, status) => {
    const wrong = { ...refusal, message: "Wrong login or password", code: 1100 };
    fetched.mockImplementation(() => Promise.resolve(answer({ result: null, error: wrong }, { status })));
    const call = pageApi({ moduleType }).api("logIn", { body: { login: "anna", password: "wrong" } });
    expect(await failureOf(call)).toMatchObject({ message: "Wrong login or password", code: 1100, status: 400 });
  });

  test.each([400, 404, 422, 500])("ERR-02, OPN-095: status %i is a failure, whatever the body", async (status) => {
    fetched.mockResolvedValue(new Response("<html>", { status }));
    expect(await failureOf(pageApi().api("getPlace", place))).toMatchObject({ status, code: 0, lost: undefined });
  });

  const OF_PROXIES: readonly (readonly [string, number, string, number])[] = [
    ["a page of its own", 403, "<html>Forbidden</html>", 403],
    ["nothing", 403, "", 403],
    ["JSON of its own", 403, '{"error":"forbidden"}', 403],
    ["half an envelope", 403, '{"result":null,"error":"forbidden"}', 403],
    ["an error without a code", 403, '{"result":null,"error":{"message":"no"}}', 403],
    ["a page of its own", 400, "<html>Bad Request</html>", 400],
    ["a page of its own", 413, "<html>Too Large</html>", 413],
    ["a page of its own", 429, "<html>Too Many</html>", 429],
    ["a page of its own", 503, "<html>Unavailable</html>", 503],
    ["JSON that was cut off", 200, '{"result":{"user_', 502],
    ["the log-in page of a network", 200, "<html>Hotel Wi-Fi</html>", 502],
    ["no content", 204, "", 502],
  ];
  test.each(OF_PROXIES)(
    "found 42: %s in place of our answer, with %i, tells by its status",
    async (_, status, body, told) => {
      fetched.mockResolvedValue(new Response(status === 204 ? null : body, { status }));
      expect(await failureOf(pageApi().api("getPlace", place))).toMatchObject({
        status: told,
        code: 0,
        message: told < 500 ? `words of ${told}` : "",
        reference: undefined,
      });
    },
  );

  test("found 16: of our own failure a person can read out the part of its number that our log finds", async () => {
    const failed = { ...refusal, message: "Sorry", code: 1500, status: 500 };
    const uuid = "3f2a91bc-1111-4222-8333-444455556666";
    fetched.mockResolvedValue(answer({ result: null, error: failed, "x-uuid": uuid }, { status: 500 }));
    expect(await failureOf(pageApi().api("getPlace", place))).toMatchObject({
      message: "Sorry",
      reference: "3f2a91bc",
    });
  });

  test("says after how many seconds it can be tried again", async () => {
    const body = { result: null, error: { ...refusal, status: 429 } };
    fetched.mockResolvedValue(answer(body, { status: 429, headers: { "retry-after": "30" } }));
    expect(await failureOf(pageApi().api("getPlace", place))).toMatchObject({ status: 429, retryAfter: 30 });
  });

  test("that never reached the server is lost, not refused", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await failureOf(pageApi().api("getPlace", place))).toMatchObject({ lost: "network", status: 0 });
  });
});

test("APP-16: going back or forward breaks off calls under way, except for one whose deed must be known", async () => {
  let goBack = (): void => undefined;
  vi.stubGlobal("addEventListener", (_name: string, heard: () => void) => (goBack = heard));
  const { api } = pageApi();
  await api("getPlace", place);
  await api("getPlace", { ...place, keep: true });
  goBack();
  expect(fetched.mock.calls.map(([, { signal }]) => signal?.aborted)).toEqual([true, false]);
});

describe("AUT-06: an answer 401", () => {
  const refuse = () =>
    fetched.mockResolvedValue(answer({ result: null, error: { ...refusal, status: 401 } }, { status: 401 }));

  test("opens the log-in popup, forgets the token and turns the account into a visitor", async () => {
    refuse();
    const { api, store } = pageApi();
    store.setState({ token: "over", account: account("customer") });
    expect(await failureOf(api("searchCostCenters", {}))).toMatchObject({ status: 401 });
    expect(store.getState()).toMatchObject({ login: { step: "visible" }, token: undefined, account: null });
  });

  test("LOY-08: of a certificate leaves the account and the popup alone", async () => {
    refuse();
    const { api, store } = pageApi();
    store.setState({ account: account("customer") });
    const body = { hash: "X", data_prices: [{ price_audit_id: 1 }] };
    expect(await failureOf(api("calculateNewPrice", { body }))).toMatchObject({ status: 401 });
    expect(store.getState()).toMatchObject({ login: { step: "hidden" }, account: { user_id: 20 } });
  });

  test("of what the page of an order asks leaves the popup closed, because that page says what opens the order", async () => {
    refuse();
    const { api, store } = pageApi();
    await failureOf(api("checkCancel", { params: { order_id: 7 } }));
    await failureOf(api("cancelTrip", { body: { order_id: 7, with_trips: [], expected_fee: 0, expected_refund: 0 } }));
    expect(store.getState()).toMatchObject({ login: { step: "hidden" } });
  });

  test("leaves an open popup and a newer token alone", async () => {
    const { api, store } = pageApi();
    store.setState({ token: "old" });
    fetched.mockImplementation(() => {
      store.setState({ token: "new", login: { step: "loading" } });
      return Promise.resolve(answer({ result: null, error: { ...refusal, status: 401 } }, { status: 401 }));
    });
    await failureOf(api("searchCostCenters", {}));
    expect(store.getState()).toMatchObject({ login: { step: "loading" }, token: "new" });
  });
});

describe("ERR-19, ERR-20: a failure with a notice", () => {
  const notices = async (status: number, notify: boolean): Promise<PageStore> => {
    fetched.mockResolvedValue(answer({ result: null, error: { ...refusal, status, message: "M" } }, { status }));
    const { api, store } = pageApi();
    await failureOf(api("getPlace", { ...place, notify }));
    return store;
  };

  test("is titled RpcError and carries the server's message, only if the call asks for it", async () => {
    expect((await notices(500, true)).getState().notices.map(({ text }) => text)).toEqual(["Request failed. M"]);
    expect((await notices(500, false)).getState().notices).toEqual([]);
  });

  test.each([401, 499])("is silent for %i", async (status) => {
    expect((await notices(status, true)).getState().notices).toEqual([]);
  });
});

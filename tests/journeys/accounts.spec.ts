import { expect, test, type Locator, type Page } from "@playwright/test";
import answers from "#contract/examples/accounts.json" with { type: "json" };
import ownAnswers from "#contract/examples/own-account.json" with { type: "json" };
import tripAnswers from "#contract/examples/trips.json" with { type: "json" };
import { ERRORS, type ErrorCode } from "#contract/wire/errors.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

/** Password of every demo account. */
const PASSWORD = "nameboard-demo";

/** A traveller with an account. */
class Member extends Traveller {
  enterButton(): Locator {
    return this.page.getByRole("banner").getByRole("button", { name: this.t("accounts.logIn"), exact: true });
  }

  popup(): Locator {
    return this.page.getByRole("dialog", { name: this.t("accounts.logInTitle") });
  }

  /** The button that shows whose account it is. */
  ownButton(name: string): Locator {
    return this.page.getByRole("button", { name: this.t("accounts.menu", { name }) });
  }

  /** Types into the open popup without a mouse. */
  async typeLogin(name: string, password = PASSWORD): Promise<void> {
    await expect(this.page.getByLabel(this.t("accounts.name"))).toBeFocused();
    await this.page.keyboard.type(name);
    await this.page.keyboard.press("Tab");
    await this.page.keyboard.type(password);
    await this.page.keyboard.press("Enter");
  }

  async logIn(login: string, name: string): Promise<void> {
    await this.openFinder();
    await this.enterButton().click();
    await this.typeLogin(login);
    await expect(this.ownButton(name)).toBeVisible();
  }
}

const storedIn = (page: Page) => page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]));

const authorised = (page: Page): string[] => {
  const seen: string[] = [];
  page.on("request", (request) => {
    const { authorization } = request.headers();
    if (authorization !== undefined) seen.push(authorization);
  });
  return seen;
};

test("AUT-01, AUT-03, AUT-07, AUT-09: a member logs in by keyboard alone, after a wrong password, and out again", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  await member.openFinder();
  let loads = 0;
  page.on("load", () => void (loads += 1));
  const bearers = authorised(page);

  await member.enterButton().focus();
  await page.keyboard.press("Enter");
  await expect(member.popup()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(member.popup()).toBeHidden();
  await expect(member.enterButton()).toBeFocused();

  await page.keyboard.press("Enter");
  await member.typeLogin("customer@demo.test", "wrong");
  await expect(member.popup().getByRole("alert")).toHaveText(member.t("errors.login-wrong"));
  await expect(page.getByLabel(member.t("accounts.password"), { exact: true })).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");

  await expect(member.ownButton("Anna Demo")).toBeVisible();
  // Whoever is logged in, the logo and the buttons stand in one line.
  const home = await page.getByRole("banner").getByRole("link").first().boundingBox();
  const own = await member.ownButton("Anna Demo").boundingBox();
  expect(home?.y).toBe(own?.y);
  expect(loads).toBe(1);
  // The session is a cookie that scripts cannot read, and nothing else (ruling 6).
  expect(bearers).toEqual([]);
  expect(await storedIn(page)).not.toMatch(/token|session/i);
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name === "nameboard-session");
  expect(cookie?.httpOnly).toBe(true);

  await member.ownButton("Anna Demo").click();
  await page.getByRole("menuitem", { name: member.t("accounts.logOut") }).click();
  await expect(member.enterButton()).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await expect(member.enterButton()).toBeVisible();
});

/** Answers these calls as the examples of the server say: the demo accounts are shared, and none of them may get a second step. */
const answerLike = async (page: Page, calls: Readonly<Record<string, keyof typeof answers>>) => {
  for (const [call, example] of Object.entries(calls))
    await page.route(`**/v4/auth/${call}?*`, (route) => route.fulfill({ json: answers[example].body }));
};

const refuse = (page: Page, call: string, code: ErrorCode, message: string) =>
  page.route(
    `**/v4/auth/${call}?*`,
    (route) =>
      route.fulfill({
        json: { result: null, error: { ...ERRORS[code], code: ERRORS[code].number, message }, "x-uuid": "1" },
      }),
    { times: 1 },
  );

test("T-08: whoever logs in with a second step types a code of the app or a recovery code; whoever must have one sets it up on the way", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  const second = page.getByRole("dialog", { name: member.t("accounts.security.title") });
  const field = (key: "code" | "recovery") => second.getByLabel(member.t(`accounts.security.${key}`), { exact: true });
  await answerLike(page, { login: "log-in-second-step", "second-step": "second-step" });
  await member.openFinder();
  let loads = 0;
  page.on("load", () => void (loads += 1));
  await member.enterButton().click();
  await member.typeLogin("partner@demo.test");
  await expect(field("code")).toBeFocused();
  await expect(field("code")).toHaveAttribute("autocomplete", "one-time-code");
  expect(await axeFaults(page)).toEqual([]);
  await refuse(page, "second-step", "code-wrong", "wrong");
  await page.keyboard.type("000000");
  await page.keyboard.press("Enter");
  await expect(second.getByRole("alert")).toHaveText("wrong");
  await expect(field("code")).toBeFocused();
  await second.getByRole("button", { name: member.t("accounts.security.useRecovery") }).click();
  await expect(field("recovery")).toBeFocused();
  await second.getByRole("button", { name: member.t("accounts.security.back") }).click();
  await member.typeLogin("partner@demo.test");
  await expect(field("code")).toBeFocused();
  await page.keyboard.type("784877");
  await page.keyboard.press("Enter");
  await expect.poll(() => loads).toBe(1);

  await refuse(page, "login", "second-step-missing", "set it up");
  await answerLike(page, { "second-step/begin": "second-step-begin", "second-step/confirm": "second-step-confirm" });
  await member.enterButton().click();
  await member.typeLogin("admin@demo.test");
  await expect(second.getByRole("img", { name: member.t("accounts.security.picture") })).toBeVisible();
  await second.locator("summary").click();
  await expect(second.getByText("NAME BOAR DEXA MPLE")).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await field("code").fill("784877");
  await page.keyboard.press("Enter");
  await expect(second.getByRole("heading", { name: member.t("accounts.security.codesTitle") })).toBeFocused();
  await expect(second.getByRole("listitem")).toHaveText(["000g-40r4-0m30-e27z"]);
  expect(await axeFaults(page)).toEqual([]);
  const file = page.waitForEvent("download");
  await second.getByRole("link", { name: member.t("accounts.security.download") }).click();
  expect((await file).suggestedFilename()).toBe("recovery-codes.txt");
  await second.getByRole("button", { name: member.t("accounts.security.saved") }).click();
  await expect.poll(() => loads).toBe(2);
});

test("T-08: an account shows where it is logged in, and asks for the password again before it ends log-ins; another password is set", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  const button = (key: MessageKey) => page.getByRole("button", { name: member.t(key), exact: true });
  await member.logIn("customer@demo.test", "Anna Demo");
  // The demo accounts are shared, so the server's examples answer.
  const { security } = ownAnswers;
  const here = security.body.result.log_ins[0];
  const there = { ...here, log_in: "other", is_this: false, browser: "Safari, iPhone" };
  let listed = [here, there];
  await page.route("**/v4/auth/security?*", (route) => {
    const result = { ...security.body.result, log_ins: listed };
    return route.fulfill({ json: { ...security.body, result } });
  });
  await page.route("**/v4/auth/log-ins/end?*", (route) => {
    listed = [here];
    return route.fulfill({ json: { ...ownAnswers["end-log-in"].body, result: { ended: 1 } } });
  });
  await refuse(page, "log-ins/end", "proof-needed", "again");
  await page.route("**/v4/auth/confirm?*", (route) => route.fulfill({ json: ownAnswers["prove-identity"].body }));
  await page.route("**/v4/auth/password?*", (route) => route.fulfill({ json: ownAnswers.password.body }));

  let sent: unknown;
  await page.route("**/v4/auth/profile?*", (route) => {
    if (route.request().method() === "GET") return route.fulfill({ json: ownAnswers.profile.body });
    const body = route.request().postDataJSON() as object;
    sent = body;
    return route.fulfill({
      json: { ...ownAnswers.profile.body, result: { ...ownAnswers.profile.body.result, ...body } },
    });
  });

  await member.ownButton("Anna Demo").click();
  await page.getByRole("menuitem", { name: member.t("accounts.account"), exact: true }).click();
  const field = (key: MessageKey) => page.getByLabel(member.t(key), { exact: true });
  await expect(page.getByText(member.t("accounts.own.emailNow", { email: "partner@demo.test" }))).toBeVisible();
  await field("booking.name").fill("12");
  await field("booking.phone").fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByText(member.t("prices.request.need.name"))).toBeVisible();
  await expect(page.getByText(member.t("booking.phone.short"))).toBeVisible();
  await expect(field("booking.name")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await field("booking.name").fill("Riviera Hotels");
  await field("booking.phone").fill("+7 926 000-18-63");
  await page.keyboard.press("Enter");
  await expect(page.getByText(member.t("accounts.own.saved"), { exact: true })).toBeVisible();
  expect(sent).toMatchObject({
    name: "Riviera Hotels",
    phone: expect.stringMatching(/^\+?79260001863$/),
    lang: member.lang,
  });
  await page.route("**/v4/auth/email?*", (route) => route.fulfill({ json: ownAnswers["email-ask"].body }));
  await field("accounts.own.emailNew").fill("riviera@example.org");
  await page.keyboard.press("Enter");
  await expect(page.getByText(member.t("accounts.own.emailSent", { email: "riviera@example.org" }))).toBeVisible();
  await page.getByRole("link", { name: member.t("accounts.own.guard") }).click();
  await expect(page.getByText("Safari, iPhone")).toBeVisible();
  await expect(page.getByText(member.t("accounts.security.this"), { exact: true })).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  const former = page.getByLabel(member.t("accounts.security.passwordNow"), { exact: true });
  const next = page.getByLabel(member.t("accounts.security.passwordNew"), { exact: true });
  await former.fill("typed before");
  await button("accounts.security.endOthers").click();
  const again = page.getByRole("dialog", { name: member.t("accounts.security.again.title") });
  await expect(again.getByLabel(member.t("accounts.password"), { exact: true })).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(again).toBeHidden();
  await expect(page.getByText(member.t("accounts.security.ended", { ended: 1 }))).toBeVisible();
  await expect(page.getByText("Safari, iPhone")).toBeHidden();
  await expect(former).toHaveValue("typed before");
  await next.fill("password1");
  await button("accounts.security.passwordChange").click();
  await expect(page.getByText(member.t("accounts.security.passwordFault.usual"))).toBeVisible();
  await expect(next).toBeFocused();
  await next.fill("a column by the exit");
  await page.keyboard.press("Enter");
  await expect(page.getByText(member.t("accounts.security.passwordChanged", { ended: 0 }))).toBeVisible();
  await expect(former).toHaveValue("");
});

test("P7, T-04: a forgotten password is replaced by the link of a letter, whose secret leaves the address at once", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  const button = (key: MessageKey) => page.getByRole("button", { name: member.t(key), exact: true });
  await member.openFinder();
  await member.enterButton().click();
  await page.getByRole("link", { name: member.t("accounts.own.forgot") }).click();
  await page.getByLabel(member.t("accounts.name")).fill(`nobody.${member.email}`);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status")).toHaveText(member.t("accounts.own.recoverSent"));
  expect(await axeFaults(page)).toEqual([]);

  await page.route("**/v4/auth/recovery/finish?*", (route) =>
    route.fulfill({ json: ownAnswers["recovery-finish"].body }),
  );
  await refuse(page, "recovery/finish", "link-over", "over");
  await page.goto("about:blank");
  await page.goto(`/account/password?lang=${member.lang}#secret-of-a-letter`);
  const password = page.getByLabel(member.t("accounts.security.passwordNew"), { exact: true });
  await expect(password).toBeVisible();
  expect(page.url()).not.toContain("secret");
  expect(await axeFaults(page)).toEqual([]);
  await password.fill("a column by the exit");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert").filter({ hasText: "over" })).toBeVisible();
  await expect(button("accounts.own.recoverAgain")).toBeVisible();
  await button("accounts.own.recoverSet").click();
  await expect(page.getByRole("heading", { name: member.t("accounts.own.recovered") })).toBeVisible();
});

test("the password can be shown, and a lost connection is reported in the form", async ({ page, context }, info) => {
  const member = new Member(page, info);
  await member.openFinder();
  await member.enterButton().click();
  const password = page.getByLabel(member.t("accounts.password"), { exact: true });
  await password.fill("secret");
  await expect(password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: member.t("accounts.showPassword") }).click();
  await expect(password).toHaveAttribute("type", "text");
  await context.setOffline(true);
  await page.getByLabel(member.t("accounts.name")).fill("customer@demo.test");
  await password.press("Enter");
  await expect(member.popup().getByRole("alert")).toHaveText(member.t("common.offline"));
  await context.setOffline(false);
});

test("OPN-138, P5, AUT-11: a token of the address is used, exchanged for another, taken out of it, and not kept", async ({
  page,
  request,
}, info) => {
  const member = new Member(page, info);
  const answer = await request.post("/v4/auth/login", {
    data: { user_id: "employee@demo.test", password: PASSWORD },
  });
  const { result } = (await answer.json()) as { result: { token: string } };
  const asked = page.waitForRequest((call) => call.url().includes("get-setting-user"));
  await page.goto(`/booking/finder?lang=${member.lang}&token=${result.token}`);
  expect((await asked).headers()["authorization"]).toBe(`Bearer ${result.token}~`);
  const exchanged = (await (await (await asked).response())?.json()) as { result: { token: string } };
  await expect(member.ownButton("Clara Demo")).toBeVisible();
  expect(page.url()).not.toContain("token");
  expect(await page.content()).not.toContain(result.token);
  expect(await storedIn(page)).not.toContain(result.token);
  const next = page.waitForRequest((call) => call.headers()["authorization"] !== undefined);
  await page.evaluate(() => ["offline", "online"].forEach((name) => window.dispatchEvent(new Event(name))));
  expect((await next).headers()["authorization"]).toBe(`Bearer ${exchanged.result.token}`);
});

test("AUT-06: an answer 401 opens the log-in popup over the page", async ({ page }, info) => {
  const member = new Member(page, info);
  await page.goto(`/booking/finder?lang=${member.lang}&token=this-is-no-token`);
  await expect(member.popup()).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, includeHidden: true })).toBeVisible();
  await member.typeLogin("customer@demo.test");
  await expect(member.ownButton("Anna Demo")).toBeVisible();
});

test("an expired session turns into a visitor without a message", async ({ page, context, baseURL }, info) => {
  const member = new Member(page, info);
  await context.addCookies([{ name: "nameboard-session", value: "this-is-over", url: baseURL ?? "" }]);
  const asked = page.waitForResponse((answer) => answer.url().includes("get-setting-user"));
  await member.openFinder();
  expect((await asked).status()).toBe(200);
  await expect(member.enterButton()).toBeVisible();
  await expect(member.popup()).toBeHidden();
});

test("PAY-16: the next page of an account's trips leads the keyboard to its head; trips that are over say so and offer no change", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  const answer = tripAnswers.trips.body;
  const [trip] = answer.result.orders;
  const numbered = (id: number) => ({
    ...trip,
    order_id: id,
    booker_number: String(id),
    status: 2,
    is_blocked_update: false,
  });
  await page.route(/\/orders\/trips\?/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const onPage = Number(searchParams.get("page"));
    const orders = Array.from({ length: 10 }, (_, index) => numbered(1000 + onPage * 100 + index));
    const pages = { page: onPage, items_on_page: 10, total_items: 20, page_count: 2 };
    return route.fulfill({ json: { ...answer, result: { ...answer.result, orders, page_data: pages } } });
  });
  await page.request.post("/v4/auth/login", { data: { user_id: "customer@demo.test", password: PASSWORD } });
  await page.goto(`/account/orders?lang=${member.lang}`);
  const main = page.getByRole("main");
  const trips = main.getByRole("listitem");
  await expect(trips).toHaveCount(10);
  await expect(trips.getByRole("link", { name: member.t("orders.list.change"), exact: true })).toHaveCount(10);

  await main.getByRole("button", { name: member.t("orders.list.after") }).press("Enter");
  await expect(trips.first()).toContainText("1200");
  const head = main.getByRole("status");
  await expect(head).toBeFocused();
  await expect(head).toBeInViewport();
  await page.keyboard.press("Tab");
  expect(await trips.first().evaluate((first) => first.contains(document.activeElement))).toBe(true);

  await main.getByRole("radio", { name: member.t("orders.list.past") }).check();
  await expect(trips.getByText(member.t("orders.list.state.past"), { exact: true })).toHaveCount(10);
  await expect(trips.getByRole("link", { name: member.t("orders.list.change"), exact: true })).toHaveCount(0);
});

test("ERR-04, ERR-18: on a staging host a call that the server failed is reported once, with the account and nothing that opens anything", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  await member.logIn("customer@demo.test", "Anna Demo");
  const reports: string[] = [];
  await page.route("http://reports.example/**", async (route) => {
    reports.push(route.request().postData() ?? "");
    await route.fulfill({ json: {}, headers: { "access-control-allow-origin": "*" } });
  });
  await page.route(/\/booking\/finder/, async (route) =>
    route.fulfill({
      response: await route.fetch({ headers: { ...route.request().headers(), host: "staging-1.example" } }),
    }),
  );
  await page.route(/\/v4\/places\/find/, (route) => route.fulfill({ status: 500, body: "" }));
  await page.route(/\/v4\/transport-nodes/, (route) => route.abort());
  const loaded = page.waitForResponse(/\/report\.js/);
  await page.goto(`/booking/finder?lang=${member.lang}&utm_source=secret`);
  await (await loaded).finished();
  await expect(member.ownButton("Anna Demo")).toBeVisible();
  await page.getByRole("combobox").first().fill("Heathrow");
  await expect.poll(() => reports.length, { timeout: 10_000 }).toBe(1);
  const event = JSON.parse(reports[0]?.split("\n")[2] ?? "{}") as Record<string, object>;
  expect(event).toMatchObject({
    environment: "staging",
    user: { id: 5, email: "customer@demo.test" },
    tags: { path: "/booking/finder" },
  });
  expect(reports[0]).not.toContain("secret");
});

test("ERR-19, ERR-21: a log-out that cannot be sent is reported in a notice that closes on a press", async ({
  page,
  context,
}, info) => {
  const member = new Member(page, info);
  await member.logIn("customer@demo.test", "Anna Demo");
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await member.ownButton("Anna Demo").click();
  await page.getByRole("menuitem", { name: member.t("accounts.logOut") }).click();
  const notice = page.getByRole("alert").filter({ hasText: member.t("RpcError") });
  await expect(notice).toContainText(member.t("common.offline"));
  await notice.getByRole("button", { name: member.t("common.close") }).click();
  await expect(notice).toBeHidden();
  await expect(member.ownButton("Anna Demo")).toBeVisible();
  await context.setOffline(false);
});

test("AUT-08, OPN-139: a page that asks for it shows the popup over the finder, and so does a press before the code has come", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  await page.route(/\/assets\/page-frame-.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page.goto(`/booking/finder?lang=${member.lang}`, { waitUntil: "commit" });
  await member.enterButton().click();
  await expect(member.popup()).toBeVisible();
  await page.goto(`/booking/finder?lang=${member.lang}&login_required=1`);
  await expect(member.popup()).toBeVisible();
});

test("ruling 6: in a frame whose cookies do not come back the token stays in memory, and nothing reloads", async ({
  page,
  context,
}, info) => {
  const member = new Member(page, info);
  await page.route("**/v1/auth/login*", async (route) => {
    const response = await route.fetch();
    const headers = Object.fromEntries(Object.entries(response.headers()).filter(([name]) => name !== "set-cookie"));
    await context.clearCookies();
    await route.fulfill({ response, headers });
  });
  await page.goto(`/booking/finder?lang=${member.lang}&module_type=frame&login_required=1`);
  let loads = 0;
  page.on("load", () => void (loads += 1));
  await member.typeLogin("employee@demo.test");
  await expect(member.ownButton("Clara Demo")).toBeVisible();
  const bearers = authorised(page);
  await page.getByRole("combobox", { name: member.t("places.from"), exact: true }).fill("london");
  await expect.poll(() => bearers[0]).toMatch(/^Bearer .+/);
  expect(loads).toBe(0);
  expect(await context.cookies()).toEqual([]);
  expect(await storedIn(page)).not.toMatch(/token|session|bearer/i);
});

test("OPN-042, AUT-03, ROL-09: what a visitor has typed survives logging in, but a customer's e-mail is the account's", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  await member.openForm();
  await member.fillTrip();
  await member.fillContact();
  await member.enterButton().click();
  await member.typeLogin("customer@demo.test");
  await expect(member.ownButton("Anna Demo")).toBeVisible();
  await expect(member.field("booking.name")).toHaveValue(member.lang === "ru" ? "Анна Иванова" : "Anna Ivanova");
  await expect(member.field("booking.flight")).toHaveValue("SU 2455");
  await expect(member.field("booking.email")).toHaveValue("customer@demo.test");
  await expect(member.field("booking.email")).not.toBeEditable();
  await expect(page.getByText(member.t("accounts.ownEmail"))).toBeVisible();
});

test("ROL-24, ROL-26, ROL-29, SCR-24, VAL-21, BKF-01, BKF-02, BKF-06, BKF-21: an employee books there and back for three, with their names, a company on the sign, a cost centre, trip numbers and somebody who is kept informed", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  member.search = "&people=3&bags=2";
  await member.logIn("employee@demo.test", "Clara Demo");
  await member.findPrices();
  await member.comeBack();
  await member.chooseButtons().first().click();
  await expect(member.field("booking.name")).toHaveValue("Clara Demo");
  await expect(member.field("booking.email")).toHaveValue("employee@demo.test");
  await expect(member.field("booking.phone")).toHaveValue("+7 926 000 00 20");
  await expect(page.locator("#adults")).toHaveValue("3");
  await expect(page.locator("#luggage")).toHaveValue("2");
  await member.fillPickup(0, [member.day(), "18:40"]);
  await page.locator("#trip-0-flight").fill("SU 2455");
  const later = new Date(Date.parse(member.day()) + 2 * 86_400_000).toISOString().slice(0, 10);
  await member.fillPickup(1, [later, "10:00"]);
  await member.fillMoment({ day: "#trip-1-departureDate", time: "#trip-1-departureTime" }, [later, "16:00"]);
  await page.locator("#trip-1-pickup").fill("1 Savile Row");
  for (const number of [2, 3]) {
    await page.getByRole("button", { name: member.t("booking.people.add") }).click();
    await expect(page.getByLabel(member.t("booking.people.nameOf", { number }))).toBeFocused();
    await page.keyboard.type(number === 2 ? "Boris Demo" : "Vera Demo");
  }
  await expect(page.getByRole("button", { name: member.t("booking.people.add") })).toBeHidden();
  await expect(member.field("booking.people.sign")).toHaveValue("Clara Demo");
  await member.field("booking.people.sign").fill("Aurora Trading");
  // One fewer and one more again: the name comes back, and both are told.
  await page.locator("#adults").press("ArrowDown");
  await expect(page.getByText(member.t("booking.people.now.passengers", { count: 2 }))).toBeVisible();
  await page.locator("#adults").press("ArrowUp");
  await member.submitButton().click();
  await expect(page.locator("#cost-center-error")).toHaveText(member.t("accounts.costCenterError"));

  const centre = page.getByRole("combobox", { name: member.t("accounts.costCenter"), exact: true });
  await centre.click();
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(10);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(20);
  await page.keyboard.press("End");
  await expect(page.getByRole("listbox").getByRole("option")).toHaveCount(25);
  await centre.fill("zzz");
  await expect(page.getByText(member.t("accounts.costCenterNone"))).toBeVisible();
  const searched = page.waitForRequest((call) => call.url().includes("title=sal"));
  const typedAt = Date.now();
  await centre.fill("sal");
  expect(new URL((await searched).url()).searchParams.get("limit")).toBe("10");
  expect(Date.now() - typedAt).toBeGreaterThanOrEqual(300);
  await expect(page.getByRole("listbox").getByRole("option")).toHaveText(["Sales East", "Sales West"]);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(centre).toHaveValue("Sales East");

  for (const trip of [0, 1]) await page.locator(`#trip-${trip}-number`).fill(`PRJ-4${trip}`);
  await page.getByLabel(member.t("accounts.viewers")).check();
  await expect(page.getByText(member.t("accounts.viewersNobody"), { exact: true })).toBeVisible();
  await page.getByLabel(member.t("accounts.viewerPhone", { number: 1 })).fill("8 926 000-00-01");
  await expect(page.getByText(member.t("accounts.viewersNobody"), { exact: true })).toBeHidden();
  await member.agree();
  expect(await axeFaults(page)).toEqual([]);

  const ordered = page.waitForRequest((call) => call.method() === "POST" && /\/orders\?/.test(call.url()));
  await member.submitButton().click();
  const body = (await ordered).postDataJSON() as Record<string, unknown> & { trips: Record<string, unknown>[] };
  expect(body).toMatchObject({ cost_center: "Sales East", pay_by: "card" });
  expect(body.trips[0]).toMatchObject({
    internal_number: "PRJ-40",
    viewers: ["79260000001"],
    coordinator: { name: "", phone: "" },
    text_tablet: "Aurora Trading",
    adults_amount: 3,
    luggage_amount: 2,
    passengers: [{ name: "Clara Demo" }, { name: "Boris Demo", phone: "" }, { name: "Vera Demo" }],
  });
  expect(body.trips[1]).toMatchObject({ internal_number: "PRJ-41", passengers: body.trips[0]?.["passengers"] });
  await page.waitForURL(/\/sandbox\/pay\//);
});

test("OPN-062, ROL-03, BKF-59, PAY-11, PAY-22, SCR-29, O3: an employee who books for somebody else and pays the driver goes straight to the approved order, which nobody else opens", async ({
  page,
  browser,
}, info) => {
  const member = new Member(page, info);
  await member.logIn("coordinator2@demo.test", "Elena Demo");
  await member.openForm();
  await member.fillTrip();
  await member.field("booking.name").fill("");
  await member.field("booking.phone").fill("");
  // Whoever is in a field when the account comes is left alone there.
  const held = Promise.withResolvers<void>();
  await page.route(/get-setting-user/, (route) => held.promise.then(() => route.continue()));
  await page.reload();
  await member.field("booking.name").focus();
  held.resolve();
  await expect(member.field("booking.phone")).not.toHaveValue("");
  await page.keyboard.type("Boris Guest");
  await member.field("booking.phone").fill("+7 916 123-45-67");
  await page.getByLabel(member.t("accounts.orderNumber")).fill("PO-7");
  await page.getByRole("radio", { name: member.t("accounts.pay.cash") }).check();
  await member.agree();
  const ordered = page.waitForRequest((call) => call.method() === "POST" && /\/orders\?/.test(call.url()));
  await page.getByRole("button", { name: member.t("accounts.submitCash"), exact: true }).click();
  expect((await ordered).postDataJSON()).toMatchObject({
    trips: [{ passengers: [{ name: "Boris Guest", phone: "79161234567" }], text_tablet: "Boris Guest" }],
  });
  await expect(page).toHaveURL(/\/booking\/approveorder\/\d+/);
  const placed = page.getByRole("heading", { name: member.t("orders.placed") });
  await expect(placed).toBeVisible();
  // Whom to pay, and what was given.
  await expect(page.getByText(member.like("orders.pass.cash"))).toBeVisible();
  for (const given of ["Boris Guest", "+7 916 123 45 67", "PO-7"])
    await expect(page.locator("#content")).toContainText(given);
  await page.reload();
  await expect(placed).toBeVisible();
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger.getByRole("heading", { name: member.t("orders.noKey") })).toBeVisible();
  await stranger.goto(page.url().replace(/approveorder\/\d+/, "approveorder/x"));
  await expect(stranger.getByRole("heading", { name: member.t("orders.unknown") })).toBeVisible();
  await stranger.context().close();
});

test("a visitor on a partner's page who logs in continues at their own prices, and books", async ({ page }, info) => {
  const member = new Member(page, info);
  member.search = "&user_id=1863";
  await member.openForm();
  await member.fillTrip();
  await member.enterButton().click();
  const renewed = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/v4/prices");
  await member.typeLogin("customer@demo.test");
  await expect(member.ownButton("Anna Demo")).toBeVisible();
  expect((await renewed).status()).toBe(200);
  await expect(page.getByText(member.t("booking.priceWas"))).toBeVisible();
  const hints: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith("/v4/")) hints.push(searchParams.get("user_id"));
  });
  await member.agree();
  await member.submitButton().click();
  await page.waitForURL(/\/sandbox\/pay\//);
  // Next to the session of an ordinary account the partner's number would be refused.
  expect(hints.length).toBeGreaterThan(1);
  expect(new Set(hints)).toEqual(new Set([null]));
});

test("PRC-11, PRC-25, OPN-019, SCR-09: an account with a second currency sees it under every price, and each search asks for it", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (/\/v4\/prices(\/rent)?$/.test(pathname)) asked.push(searchParams.get("alternative_currency"));
  });
  await member.logIn("customer3@demo.test", "Chetan Demo");
  await member.findPrices();
  const prices = page.locator("li[data-surface=paper] p", { hasText: "₹" });
  expect(await prices.count()).toBe(await member.chooseButtons().count());
  await member.comeBack();
  await expect(page.locator("li p", { hasText: member.t("prices.perCarBoth") }).first()).toBeVisible();
  expect(await prices.count()).toBe(await member.chooseButtons().count());
  await page
    .getByRole("button", { name: member.like("prices.linesOf") })
    .first()
    .click();
  await expect(page.getByText(/\(.*₹.*\)/)).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["INR"]));
});

test("ROL-31, ROL-32, SCR-13, SCR-14: a promotion is shown once to somebody who only reads, and its view is recorded; never over typed words or the log-in", async ({
  page,
}, info) => {
  const member = new Member(page, info);
  member.search = "&user_id=1863";
  await page.clock.install();
  const lists: string[] = [];
  page.on("request", (call) => void (/\/v4\/promo\?/.test(call.url()) && lists.push(call.url())));
  await member.openFinder();
  const promo = page.getByRole("dialog", { name: /дешевле|for less/ });
  const from = page.getByRole("combobox", { name: member.t("places.from"), exact: true });
  await from.fill("mo");
  await page.clock.runFor(20_000);
  expect(lists).toEqual([]);

  await from.fill("");
  await member.enterButton().click();
  await expect(member.popup()).toBeVisible();
  await page.clock.runFor(20_000);
  expect(lists).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(member.popup()).toBeHidden();

  const recorded = page.waitForRequest((call) => call.method() === "PUT" && call.url().includes("/v4/promo/views"));
  // The quiet begins when the code of the page has come.
  await expect(async () => {
    await page.clock.runFor(9000);
    await expect(promo).toBeVisible({ timeout: 1000 });
  }).toPass();
  const view = { user_id: "1863", promo_action_id: expect.any(Number) as unknown };
  expect((await recorded).postDataJSON()).toEqual(view);
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(promo).toBeHidden();

  await page.reload();
  await expect(async () => {
    await page.clock.runFor(9000);
    expect(lists.length).toBe(2);
  }).toPass();
  await expect(promo).toHaveCount(0);
});

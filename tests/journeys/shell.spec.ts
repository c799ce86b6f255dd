import { expect, test } from "@playwright/test";
import en from "#i18n/messages/en/yachts.json" with { type: "json" };
import ru from "#i18n/messages/ru/yachts.json" with { type: "json" };
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

/** What stands above the pages of yachts. */
const YACHTS = { en: en["yachts.headline"], ru: ru["yachts.headline"] };

test("APP-05, APP-06, APP-07, OPN-085, SCR-42: the current section is a heading, the others are links that leave the search behind, and one that is off says so", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const sections = () => page.getByRole("banner").getByRole("navigation", { name: traveller.t("menu.label") });
  await traveller.openFinder();
  await expect(sections().getByRole("heading", { level: 2 })).toHaveText(traveller.t("menu.transfer"));
  await expect(sections().getByRole("link")).toHaveText([traveller.t("menu.rent"), traveller.t("menu.yacht")]);
  expect(await axeFaults(page)).toEqual([]);

  await traveller.choosePlace("from", "SVO", /SVO/);
  await expect(page).toHaveURL(/from=/);
  await sections()
    .getByRole("link", { name: traveller.t("menu.yacht") })
    .click();
  await expect(page).toHaveURL(`/booking/yacht?lang=${traveller.lang}`);
  await expect(sections().getByRole("heading", { level: 2 })).toHaveText(traveller.t("menu.yacht"));
  if (traveller.onPhone) {
    await page.getByRole("button", { name: traveller.t("menu.open") }).click();
    await page
      .getByRole("navigation", { name: traveller.t("menu.open") })
      .getByRole("link", { name: traveller.t("menu.transfer") })
      .click();
  } else {
    await sections()
      .getByRole("link", { name: traveller.t("menu.transfer") })
      .click();
  }
  await expect(page).toHaveURL(`/booking/finder?lang=${traveller.lang}`);
  await expect(page.getByRole("combobox", { name: traveller.t("places.from"), exact: true })).toHaveValue("");

  // A link to a section that is off on a partner's pages says so and leads on.
  await page.route(/\/partners\/features\//, (route) => route.fulfill({ json: { result: ["yacht"], error: null } }));
  for (const path of ["rent", "rent/prices"]) {
    await page.goto(`/booking/${path}?lang=${traveller.lang}&user_id=1863&from=g524901&hours=3&car=2.1`);
    await expect(page.getByRole("heading", { name: traveller.t("rent.off") })).toBeVisible();
  }
  await page.getByRole("link", { name: traveller.t("missing.toFinder") }).click();
  await expect(page).toHaveURL(`/booking/finder?lang=${traveller.lang}&user_id=1863`);
});

test("F22, I18-03: a chosen currency goes into the address, prices follow, and it is kept for the next visit like the language", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.findPrices();
  const currency = (code: string) =>
    page.getByRole("button", { name: traveller.t("menu.currency", { currency: code }), exact: true });
  const usual = traveller.lang === "ru" ? "RUB" : "EUR";
  const inOther = page.locator("header a[hreflang]").first();
  await expect(inOther).toHaveAttribute("href", new RegExp(`currency=${usual}`));
  await currency(usual).click();
  await page.getByRole("menuitemradio", { name: "£ GBP" }).click();
  await expect(page).toHaveURL(/from=.*to=.*currency=GBP/);
  await expect(currency("GBP")).toBeVisible();
  await expect(traveller.chooseButtons().first()).toBeVisible();
  await expect(
    page
      .getByText(/£\d|\d[\s\u00A0]£/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();

  // The page was loaded again in the currency: a link of its header is kept as a choice once the code of the header has come.
  await currency("GBP").click();
  await expect(page.getByRole("menuitemradio", { name: "£ GBP" })).toBeChecked();
  await page.keyboard.press("Escape");
  await inOther.click();
  const other = traveller.lang === "ru" ? "en" : "ru";
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect.poll(async () => (await page.context().cookies()).some(({ value }) => value === other)).toBe(true);
  await page.goto("/booking/finder");
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await expect(page.getByRole("banner").getByRole("button", { name: /GBP/ })).toBeVisible();
});

test("SCR-01: the sign in the hall takes a name, comes last for the keyboard, and the form's sign shows the name", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  const sign = page.getByRole("textbox", { name: traveller.t("places.sign") });
  await expect(sign).toBeVisible();
  await expect(sign).not.toBeFocused();
  const find = await page.getByRole("button", { name: traveller.t("places.find"), exact: true }).elementHandle();
  const isAfter = await sign.evaluate(
    (element, button) =>
      button !== null && (button.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    find,
  );
  expect(isAfter).toBe(true);
  await sign.fill("Anna Petrova");
  // The server's page takes text before its scripts have arrived; only they can keep it.
  await expect(sign.locator("..")).toHaveAttribute("data-text", "Anna Petrova");
  await page.reload();
  await expect(sign).toHaveValue("Anna Petrova");
  if (traveller.onPhone) {
    const box = await sign.boundingBox();
    expect(box && box.y + box.height).toBeLessThan(844);
  }
  await traveller.openForm();
  await expect(traveller.field("booking.people.sign")).toHaveValue("Anna Petrova");
});

test("every page says who sells and how to reach them, in the visitor's language and by what terms, and a demonstration says that it is one", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  for (const path of ["/booking/finder", "/booking/about", "/booking/prices", "/nope"]) {
    await page.goto(`${path}?lang=${traveller.lang}`);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(traveller.t("footer.demo"))).toBeVisible();
    await expect(footer.getByText(traveller.like("footer.seller"))).toBeVisible();
    await expect(footer.getByRole("link", { name: "help@nameboard.example" })).toHaveAttribute("href", /^mailto:/);
    await expect(footer.getByRole("link", { name: traveller.t("common.about") })).toBeVisible();
  }
  // The operator's documents have addresses of their own.
  const offer = page.getByRole("contentinfo").getByRole("link", { name: traveller.t("footer.offer") });
  await expect(offer).toHaveAttribute("href", /^\/booking\/about\/offer/);
  for (const [address, text] of [
    ["terms", "terms"],
    ["privacy", "personal-data"],
  ] as const) {
    expect((await page.goto(`/booking/about/${address}?lang=${traveller.lang}`))?.status()).toBe(200);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(traveller.t(`booking.agree.title.${text}`));
    await expect(page.locator("main h2").nth(2)).toBeVisible();
  }
  await page.goto(`/booking/finder?lang=${traveller.lang}&module_type=frame`);
  await expect(page.getByRole("combobox").first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});

test("OPN-140, P5, ERR-06, ERR-07, ERR-08, OPN-096, SCR-46: a page whose own settings are refused says so in place of every screen, in the server's words unless it failed", async ({
  page,
  context,
  baseURL,
}, info) => {
  const traveller = new Traveller(page, info);
  await context.addCookies([{ name: "nameboard-session", value: "known-to-nobody", url: baseURL ?? "" }]);
  const cases = [
    { path: "/booking/order/5", status: 403, title: "accounts.denied", says: "accounts.startForbidden", told: false },
    { path: "/my-trips", status: 400, title: "trans.common.error_boundary.title", says: undefined, told: true },
    {
      path: "/booking/rent",
      status: 500,
      title: "trans.common.error_boundary.title",
      says: "common.error.hint",
      told: false,
    },
  ] as const;
  for (const { path, status, title, says, told } of cases) {
    const error = { name: "Refused", message: "The word of the server", code: 5001, status, type: "x", details: {} };
    await page.route(/get-setting-user/, (route) => route.fulfill({ status, json: { result: null, error } }), {
      times: 1,
    });
    await page.goto(`${path}?lang=${traveller.lang}`);
    await expect(page.getByRole("heading", { level: 1, name: traveller.t(title) })).toBeVisible();
    await expect(page.getByRole("main").getByRole("heading")).toHaveCount(1);
    await expect(page.getByText(error.message)).toHaveCount(told ? 1 : 0);
    if (says !== undefined) await expect(page.getByText(traveller.t(says))).toBeVisible();
    expect(await axeFaults(page)).toEqual([]);
  }
  // Found 42: something between us and the server answers in its own way, and its status says what went wrong.
  const foreign = [
    { status: 403, body: "<html>Forbidden</html>", title: "accounts.denied", says: "accounts.startForbidden" },
    { status: 403, body: '{"result":null,"error":"no"}', title: "accounts.denied", says: "accounts.startForbidden" },
    {
      status: 400,
      body: "<html>Bad Request</html>",
      title: "trans.common.error_boundary.title",
      says: "common.failed.blocked",
    },
    { status: 503, body: "<html>Unavailable</html>", title: "common.offline", says: "common.error.hint" },
    { status: 200, body: "<html>Hotel Wi-Fi</html>", title: "common.offline", says: "common.error.hint" },
  ] as const;
  for (const { status, body, title, says } of foreign) {
    // A page that is left may still ask, so that not only the first call is answered so.
    await page.route(/get-setting-user/, (route) => route.fulfill({ status, contentType: "text/html", body }));
    await page.goto(`/my-trips?lang=${traveller.lang}`);
    await expect(page.getByRole("heading", { level: 1, name: traveller.t(title) })).toBeVisible();
    await expect(page.getByText(traveller.t(says))).toBeVisible();
    await page.unroute(/get-setting-user/);
  }
  // Asked again, the settings come, and with them the page.
  await page.getByRole("button", { name: traveller.t("trans.common.error_boundary.button") }).click();
  await expect(page.getByRole("heading", { level: 1, name: traveller.t("common.offline") })).toBeHidden();
});

test("a page that is left within the tab makes room for the next one, also when its code could not be brought", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const go = (path: string) => page.evaluate((to) => history.pushState(null, "", to), `/booking/${path}`);
  const heading = (name: string) => expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.goto(`/booking/edit?lang=${traveller.lang}`);
  await expect(page.getByText(traveller.t("partners.editor.onlyPartners"))).toBeVisible();
  await go(`yacht?lang=${traveller.lang}`);
  await heading(YACHTS[traveller.lang]);
  await go(`edit?lang=${traveller.lang}`);
  await expect(page.getByText(traveller.t("partners.editor.onlyPartners"))).toBeVisible();

  await page.route(/\/rent-[^/]*\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "throw new Error()" }),
  );
  await go(`rent?lang=${traveller.lang}`);
  await expect(page.getByText(traveller.t("trans.common.error_boundary.title"))).toBeVisible();
  await go(`about?lang=${traveller.lang}`);
  await heading(traveller.t("about.title"));
});

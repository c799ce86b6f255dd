import { expect, test, type Page } from "@playwright/test";
import { Traveller } from "./traveller.ts";

/** A field of the finder, and the calls it makes. */
const fieldOf = (page: Page, end: "from" | "to") => page.locator(`#place-${end}`);
const SEARCHES = /\/(transport-nodes|places\/find)\?/;

test("F19: the button that swaps the ends lies on neither field", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "moscow", /^(Москва|Moscow)/);
  await traveller.choosePlace("to", "SVO", /SVO/);
  await traveller.unfoldSearch();
  const swap = await page.getByRole("button", { name: traveller.t("places.swap") }).boundingBox();
  for (const end of ["from", "to"] as const) {
    const text = await fieldOf(page, end).boundingBox();
    const isApart =
      swap &&
      text &&
      (swap.x >= text.x + text.width || text.x >= swap.x + swap.width || swap.y >= text.y + text.height);
    expect([end, isApart]).toEqual([end, true]);
  }
});

test("F4, F5: an exact name or code is a choice by Enter, Tab and Find, and typing replaces it", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const [from, to] = [fieldOf(page, "from"), fieldOf(page, "to")];
  const moscow = traveller.lang === "ru" ? "Москва" : "Moscow";
  // Every answer comes late, so that each of the three has to wait for it.
  await page.route(SEARCHES, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await traveller.openFinder();
  await from.click();
  await page.keyboard.type("SVO");
  await page.keyboard.press("Enter");
  await expect(from).toHaveValue(/Шереметьево|Sheremetyevo/);
  // PLC-05: the other end comes next.
  await expect(to).toBeFocused();
  await page.keyboard.type(moscow.toLowerCase());
  await page.keyboard.press("Tab");
  await expect(to).toHaveValue(moscow);
  await expect(traveller.chooseButtons().first()).toBeVisible();

  await traveller.unfoldSearch();
  await from.click();
  await page.keyboard.type("VKO");
  await expect(from).toHaveValue("VKO");
  // By the keyboard: in the sheet of a phone the open list lies over the button.
  await traveller.findButton().press("Enter");
  await expect(from).toHaveValue(/Внуково|Vnukovo/);
  await expect(page.getByText(traveller.t("Finder.notFound"))).toHaveCount(0);
});

test("F4, F13: what cannot be taken is said in the open list or under the field, never behind the list", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const [from, to] = [fieldOf(page, "from"), fieldOf(page, "to")];
  const notFound = page.getByText(traveller.t("Finder.notFound"));
  await traveller.openFinder();
  await from.click();
  await page.keyboard.type("шерем");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(notFound).toBeVisible();
  const [message, option] = [await notFound.boundingBox(), await page.getByRole("option").first().boundingBox()];
  expect(message && option && message.y + message.height <= option.y).toBe(true);
  await page.getByRole("option").first().click();
  await expect(notFound).toHaveCount(0);

  await to.click();
  await page.keyboard.type("SVO");
  await page.keyboard.press("Enter");
  await expect(page.getByText(traveller.t("places.same"))).toBeVisible();
  await expect(page.getByRole("option", { name: /SVO/ })).toHaveCount(0);

  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396&to=a26396`);
  await page.getByRole("button", { name: traveller.t("places.changeTo") }).click();
  await expect(to).toBeFocused();
  await expect(to).toHaveValue("");
  await expect(page).not.toHaveURL(/to=/);
});

test("recent searches stay on this device: a route searches at once, and blocked storage is no error", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await traveller.choosePlace("to", "VKO", /VKO/);
  await traveller.openFinder();
  const recent = page.getByRole("group", { name: traveller.t("places.recent") });
  await expect(recent.getByRole("button")).toHaveCount(1);
  await recent.getByRole("button").click();
  await expect(page).toHaveURL(/from=a26396&to=a/);
  await expect(traveller.chooseButtons().first()).toBeVisible();

  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get: () => {
        throw new DOMException("blocked", "SecurityError");
      },
    });
  });
  await traveller.openFinder();
  await traveller.choosePlace("from", "SVO", /SVO/);
  await expect(recent.getByRole("button")).toHaveCount(1);
});

test("F9: a pasted text waits as a typed one does, and the second look-up follows the first by 2 s", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await page.route(/\/places\/find\?/, (route) => route.fulfill({ json: { result: [], error: null, "x-uuid": "1" } }));
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/places\/find\?/.test(request.url())) asked.push(new URL(request.url()).searchParams.get("term") ?? "");
  });
  await page.clock.install();
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396`);
  const from = fieldOf(page, "from");
  await expect(from).toHaveValue(/Шереметьево|Sheremetyevo/);
  // The look-ups load when the page is idle, which it is not while its clock stands.
  await page.waitForLoadState("networkidle");
  await page.clock.pauseAt(Date.now() + 60_000);
  // Over a chosen place, which the new text replaces.
  await from.click();
  await page.keyboard.insertText("Ыъъ 15");
  await page.clock.runFor(1400);
  await page.keyboard.insertText("Б");
  await page.clock.runFor(1499);
  expect(asked).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["Ыъъ 15Б"]);
  await page.clock.runFor(1999);
  expect(asked).toHaveLength(1);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["Ыъъ 15Б", "Ыъъ 15Б"]);
});

test("F8: a failed search is silent and tried again, the other source is enough, and at last a quiet line offers more", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let isBroken = true;
  await page.route(SEARCHES, (route) => (isBroken ? route.fulfill({ status: 500, body: "{}" }) : route.continue()));
  await traveller.openFinder();
  await fieldOf(page, "from").click();
  await page.keyboard.type("шереметьево");
  const quiet = page.getByText(traveller.t("places.unanswered"), { exact: true });
  await expect(quiet).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  isBroken = false;
  await page.getByRole("button", { name: traveller.t("common.retry") }).click();
  await expect(page.getByRole("option").first()).toHaveText(/SVO/);
  await expect(quiet).toHaveCount(0);

  await page.unroute(SEARCHES);
  await page.route(/\/transport-nodes\?/, (route) => route.fulfill({ status: 500, body: "{}" }));
  await traveller.openFinder();
  await fieldOf(page, "from").click();
  await page.keyboard.type("внуково");
  await expect(page.getByRole("option").first()).toHaveText(/VKO/);
});

test("F7, F16: a suggestion without coordinates is fetched by its id, and a place nobody may drive to is refused", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const words = (main_text: string) => ({ main_text, secondary_text: "", formatted_address: main_text });
  const listed = { country: "", country_code: "", iata: null, icao: null, exactAddress: true };
  const result = [
    { ...listed, place_id: "g1", types: ["sanctions"], structured_formatting: words("Closed") },
    { ...listed, id: "a26396", types: ["airport"], structured_formatting: words("Somewhere") },
  ];
  await page.route(/\/transport-nodes\?/, (route) => route.fulfill({ json: { result, error: null, "x-uuid": "1" } }));
  const fetched = page.waitForRequest(/\/v4\/places\/a26396/);
  await traveller.openFinder();
  const from = fieldOf(page, "from");
  await from.click();
  await page.keyboard.type("somew");
  const refused = page.getByRole("option", { name: /Closed/ });
  await expect(refused).toHaveText(new RegExp(traveller.t("places.refused")));
  await expect(refused).toBeDisabled();
  await refused.click({ force: true });
  await expect(from).toHaveValue("somew");
  await page.getByRole("option", { name: /Somewhere/ }).click();
  await fetched;
  await expect(page).toHaveURL(/from=a26396/);
  await expect(from).toHaveValue(/Шереметьево|Sheremetyevo/);
});

test("PLC-22: Enter without a choice says that the place was not found", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  const from = page.getByRole("combobox", { name: traveller.t("places.from"), exact: true });
  await from.fill("zzzzqq");
  await from.press("Enter");
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
});

test("PLC-31: an unknown place in the address is said at its field", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=g999999999`);
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
});

test("a press of Find asks for new prices when prices are already shown, once for each press (A8)", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let searches = 0;
  page.on("request", (request) => {
    if (/\/v4\/prices\?/.test(request.url())) searches++;
  });
  await traveller.findPrices();
  expect(searches).toBe(1);
  for (const press of [2, 3]) {
    await traveller.unfoldSearch();
    const answer = page.waitForResponse(/\/v4\/prices\?/);
    await expect(traveller.findButton()).toHaveText(traveller.t("places.findAgain"));
    await traveller.findButton().click();
    await answer;
    await expect(traveller.chooseButtons().first()).toBeVisible();
    expect(searches).toBe(press);
  }
});

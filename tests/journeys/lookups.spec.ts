import { expect, test, type Page } from "@playwright/test";
import { Traveller } from "./traveller.ts";

/** A field of the finder, and the calls it makes. */
const fieldOf = (page: Page, end: "from" | "to") => page.locator(`#place-${end}`);
const SEARCHES = /\/(transport-nodes|places\/find)\?/;

test("OPN-148, PLC-11, PLC-12, F9: a pasted text waits as a typed one does, and the second look-up follows the first by 2 s", async ({
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
  const sign = page.getByText(traveller.t("places.searching"));
  await expect(sign).not.toHaveCount(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toEqual(["Ыъъ 15Б", "Ыъъ 15Б"]);
  // What has come is drawn by the page's clock, which stands.
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await sign.count()).toBe(0);
  }).toPass();
});

test("ruling 28, PLC-24, F8: a failed search is silent and tried again, the other source is enough, and at last a quiet line offers more", async ({
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

test("contract 2.1, F7, F16: a suggestion without coordinates is fetched by its id, and a place nobody may drive to is refused", async ({
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

test("found 59: the list of places and the large map name whose data they show, and the measured ride its service", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  // The server of all journeys has no such services, so its page is answered as with them.
  const credits = { places: [{ text: "© Places of a test", url: "/about" }], rides: [{ text: "© Rides of a test" }] };
  await page.route(/\/booking\/(finder|search)/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"seller":', `"credits":${JSON.stringify(credits)},"seller":`);
    await route.fulfill({ response, body });
  });
  await page.route(/\/navigation-paths\?/, async (route) => {
    const response = await route.fetch();
    const { result, ...rest } = (await response.json()) as { result: object };
    const parts = [{ kind: "road", steps: [] }];
    await route.fulfill({ response, json: { ...rest, result: { ...result, parts, approximate: false } } });
  });
  await traveller.openFinder();
  await fieldOf(page, "from").click();
  await page.keyboard.type("шереметьево");
  await expect(page.getByRole("option").first()).toHaveText(/SVO/);
  const list = page.getByRole("link", { name: "© Places of a test" });
  await expect(list).toBeVisible();
  await expect(list).toHaveAttribute("target", "_blank");

  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396&to=g524901`);
  await page
    .getByRole("button", { name: traveller.t("prices.map.open") })
    .locator("visible=true")
    .click();
  const map = page.getByRole("dialog", { name: traveller.t("prices.map.title") });
  await expect(map.getByText("© Rides of a test")).toBeVisible();
  await expect(map.getByText(traveller.t("prices.map.credit"))).toBeVisible();
});

test("PLC-22, PLC-30, PLC-31: Enter without a choice, and an unknown place in the address, say at their own end that the place was not found", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const notFound = page.getByText(traveller.t("Finder.notFound"));
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=g999999999`);
  await expect(notFound).toBeVisible();
  const from = fieldOf(page, "from");
  await from.fill("zzzzqq");
  await expect(notFound).toHaveCount(0);
  await from.press("Enter");
  await expect(notFound).toBeVisible();
  await expect(from).toHaveAttribute("aria-invalid", "true");
  await expect(fieldOf(page, "to")).not.toHaveAttribute("aria-invalid", "true");
});

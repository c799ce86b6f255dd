import { expect, test, type Page } from "@playwright/test";
import { messagesFor } from "#i18n/messages.ts";
import { Traveller } from "./traveller.ts";

/** A field of the finder, and the calls it makes. */
const fieldOf = (page: Page, end: "from" | "to") => page.locator(`#place-${end}`);
const SEARCHES = /\/(transport-nodes|places\/find)\?/;

test("F19, PLC-02, PLC-03, PLC-04, PLC-06, FND-20, OPN-009: two places stand in the address and can be swapped by a button that lies on neither field, until one of them is typed over; the fields are stacked up to 700 px", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const [from, to] = [fieldOf(page, "from"), fieldOf(page, "to")];
  const swapButton = page.getByRole("button", { name: traveller.t("places.swap") });
  const size = page.viewportSize();
  await traveller.openFinder();
  for (const [width, isStacked] of [
    [700, true],
    [701, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const stands = async () => {
      const [start, finish] = [await from.boundingBox(), await to.boundingBox()];
      return start && finish && finish.y >= start.y + start.height;
    };
    await expect.poll(stands, `${width} px`).toBe(isStacked);
  }
  if (size) await page.setViewportSize(size);
  await traveller.choosePlace("from", "moscow", /^(Москва|Moscow)/);
  await expect(swapButton).toHaveCount(0);
  await traveller.choosePlace("to", "SVO", /SVO/);
  await expect(page).toHaveURL(/from=g524901&to=a26396/);
  await traveller.seePrices();
  await traveller.unfoldSearch();
  const swap = await swapButton.boundingBox();
  for (const end of ["from", "to"] as const) {
    const text = await fieldOf(page, end).boundingBox();
    const isApart =
      swap &&
      text &&
      (swap.x >= text.x + text.width || text.x >= swap.x + swap.width || swap.y >= text.y + text.height);
    expect([end, isApart]).toEqual([end, true]);
  }
  const askedAgain = page.waitForRequest(/\/v4\/prices\?.*start_place_id=a26396/);
  await swapButton.click();
  await askedAgain;
  await expect(page).toHaveURL(/from=a26396&to=g524901/);
  await expect(from).toHaveValue(/Шереметьево|Sheremetyevo/);
  await expect(to).toHaveValue(/Москва|Moscow/);
  await from.click();
  await page.keyboard.type("V");
  await expect(page).not.toHaveURL(/from=/);
  await expect(swapButton).toHaveCount(0);
  await expect(traveller.chooseButtons()).toHaveCount(0);
});

test("F4, F5, FND-29, APP-17: an exact name or code is a choice by Enter, Tab and Find, typing replaces it, and Back leaves nothing of what was typed", async ({
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

  await from.click();
  await page.keyboard.type("xxxxwwww");
  await page.keyboard.press("Enter");
  await expect(page.getByText(traveller.t("Finder.notFound"))).toBeVisible();
  await page.goBack();
  await expect(from).toHaveValue(/Внуково|Vnukovo/);
  await expect(traveller.chooseButtons().first()).toBeVisible();
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
  // Names of one language are not offered in another: of a search in each only the page's own is.
  const other = traveller.lang === "ru" ? "en" : "ru";
  await page.evaluate((lang) => {
    const [search] = JSON.parse(localStorage.getItem("recent-searches") ?? "[]") as readonly object[];
    localStorage.setItem("recent-searches", JSON.stringify([search, { ...search, lang }]));
  }, other);
  await page.goto(`/booking/finder?lang=${other}`);
  await expect(page.getByRole("group", { name: messagesFor(other)["places.recent"] }).getByRole("button")).toHaveCount(
    1,
  );

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

test("FND-12, FND-28, OPN-004, A8: Find asks for prices only when both ends are known, and for new ones when prices are already shown, once for each press", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let searches = 0;
  page.on("request", (request) => {
    if (/\/v4\/prices\?/.test(request.url())) searches++;
  });
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396`);
  await traveller.findButton().click();
  await expect(page.getByText(traveller.t("Finder.toRequired"))).toBeVisible();
  expect(searches).toBe(0);
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

test("FND-11, PLC-22: what was typed, ticked and pressed before the page's code came is not lost", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  let release = (): void => undefined;
  const hold = () => {
    const until = new Promise<void>((resolve) => (release = resolve));
    return page.route(/\.js$/, async (route) => {
      await until;
      await route.continue();
    });
  };
  await hold();
  await page.goto(`/booking/finder?lang=${traveller.lang}`, { waitUntil: "commit" });
  await page.getByLabel(traveller.t("places.roundTrip")).click();
  await fieldOf(page, "from").click();
  await page.keyboard.type("SVO");
  await page.keyboard.press("Tab");
  await fieldOf(page, "to").click();
  await page.keyboard.type("Москва");
  await page.getByRole("button", { name: traveller.t("places.find"), exact: true }).click();
  release();
  // All scripts come at once now, and both places are looked up before the press counts.
  await expect(page).toHaveURL((url) => ["from", "to", "back"].every((name) => url.searchParams.has(name)), {
    timeout: 30_000,
  });
  await expect(traveller.chooseButtons().first()).toBeVisible();

  await page.unrouteAll();
  await hold();
  await page.goto(`/booking/finder?lang=${traveller.lang}`, { waitUntil: "commit" });
  await page
    .getByRole("banner")
    .getByRole("button", { name: traveller.like("menu.currency") })
    .click();
  release();
  await expect(page.getByRole("menuitemradio", { name: "£ GBP" })).toBeVisible();
});

import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

/** Clicks and keys of the jobs, at most (OPS-19, OPS-20): what is typed as text is not counted. */
const BUDGET = { newCaller: 14, repeatedRide: 7 };

/** A keyboard that counts its presses. */
function countingKeys(page: Page) {
  let count = 0;
  return {
    press: async (key: string) => {
      count++;
      await page.keyboard.press(key);
    },
    type: (text: string) => page.keyboard.type(text),
    get count() {
      return count;
    },
  };
}

/** A day so many days from now, as it is typed. */
function dayIn(days: number): string {
  const [year, month, day] = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).split("-");
  return `${day}.${month}.${year}`;
}

// The console asks again and again: an answer that is being changed when a journey ends is nobody's any more.
test.afterEach(({ page }) => page.unrouteAll({ behavior: "ignoreErrors" }));

test("OPS-19, OPS-20, OPS-21: a dispatcher takes an order by telephone and repeats it within the keys of the job; its link pays it, and no card is asked for", async ({
  page,
  request,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  // A phone of nobody: rides of a known one stand between its fields and the way.
  const phone = `+7916${String(Date.now()).slice(-7)}`;
  await page.goto(`/console?lang=${info.project.name.slice(0, 2)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.logInTitle"));
  await page.keyboard.type("dispatcher@demo.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("nameboard-demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.board"));

  const first = countingKeys(page);
  await first.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.phone.title"));
  await first.type(phone);
  await first.press("Tab");
  await first.type("Olga Krylova");
  await first.press("Tab");
  await first.type(traveller.email);
  const place = async (label: string, term: string, found: RegExp) => {
    const field = page.getByRole("combobox", { name: say(label), exact: true });
    await expect(field).toBeFocused();
    await first.type(term);
    // Before the answer comes, recent places stand there.
    await expect(page.getByRole("option").first()).toHaveText(found);
    await first.press("Enter");
  };
  // Past the buyer and the language of the letters.
  await first.press("Tab");
  await first.press("Tab");
  await first.press("Tab");
  await place("console.phone.from", "SVO", /SVO/);
  await place("console.phone.to", "Tverskaya 14, Moscow", /Tverskaya/);
  await expect(page.getByLabel(say("console.phone.day"), { exact: true })).toBeFocused();
  await first.type(dayIn(5));
  // Past the button of the calendar.
  await first.press("Tab");
  await first.press("Tab");
  await first.type("1210");
  await first.press("Tab");
  await first.type("SU 1124");
  const commit = page.getByRole("button", { name: /Ctrl Enter/ });
  const counted = () => expect(commit).toContainText(say("console.phone.placeFor", { sum: "" }).trim());
  await counted();
  expect(await axeFaults(page), "new order").toEqual([]);
  expect(await page.locator("[autocomplete^=cc-], [name*=card i], iframe").count()).toBe(0);
  await first.press("Control+Enter");
  const done = page.getByRole("heading", { level: 2, name: traveller.like("console.phone.placed" as "console.board") });
  await expect(done).toBeVisible();
  expect(first.count, "keys of a new caller's order").toBeLessThanOrEqual(BUDGET.newCaller);
  expect(await axeFaults(page), "placed").toEqual([]);
  const [, number = ""] = /(\d+)/.exec(await done.innerText()) ?? [];

  await page.getByRole("button", { name: say("console.toBoard") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.board"));
  // The phone is found once its words are kept.
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/operator/v1/caller?phone=${encodeURIComponent(phone)}`);
      return ((await answer.json()) as { result: { rides: number } }).result.rides;
    })
    .toBe(1);
  const again = countingKeys(page);
  await again.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.phone.title"));
  await again.type(phone);
  await expect(page.getByRole("heading", { name: say("console.phone.earlier") })).toBeVisible();
  await again.press("F2");
  await again.press("1");
  await again.type("0430");
  await again.press("Tab");
  await again.type("SU 26");
  await counted();
  await again.press("Control+Enter");
  await expect(done).toBeVisible();
  expect(again.count, "keys of a repeated ride").toBeLessThanOrEqual(BUDGET.repeatedRide);

  const order = await page.request.get(`/operator/v1/orders/${number}`);
  const { transaction } = ((await order.json()) as { result: { view: { transaction: number } } }).result.view;
  const pay = await request.get(`/v4/orders/pay-url?transaction=${transaction}&lang=en`);
  const { url } = ((await pay.json()) as { result: { url: string } }).result;
  await request.post(`${new URL(url).pathname}/pay`, { form: {} });
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/operator/v1/orders/${number}`);
      return ((await answer.json()) as { result: { view: { payment: string } } }).result.view.payment;
    })
    .toBe("paid");

  // A caller without an e-mail needs only a phone: messages go there, and the link can be passed on by hand (found 46).
  await page.getByRole("button", { name: say("console.toBoard") }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.board"));
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.phone.title"));
  await page.getByLabel(say("booking.phone"), { exact: true }).fill(`+7903${phone.slice(-7)}`);
  await page.getByLabel(say("booking.name"), { exact: true }).fill("Olga Krylova");
  const from = page.getByRole("combobox", { name: say("console.phone.from"), exact: true });
  const to = page.getByRole("combobox", { name: say("console.phone.to"), exact: true });
  for (const [field, term, found] of [
    [from, "SVO", /SVO/],
    [to, "Tverskaya 14, Moscow", /Tverskaya/],
  ] as const) {
    await field.fill(term);
    // Before the answer comes, recent places stand there.
    await expect(page.getByRole("option").first()).toHaveText(found);
    await page.keyboard.press("Enter");
  }
  // What is missing says so where it is missing, and has the focus (found 49).
  const day = page.getByLabel(say("console.phone.day"), { exact: true });
  await expect(day).toBeFocused();
  await counted();
  await page.keyboard.press("Control+Enter");
  const there = page.getByRole("group", { name: say("console.phone.there") });
  await expect(there.getByText(say("console.phone.gap.time"))).toBeInViewport();
  await expect(day).toBeFocused();
  // A time at which no class drives is marked itself, and no class is asked for.
  const noneThen = "**/operator/v1/prices?*departure_time=*";
  await page.route(noneThen, (route) =>
    route.fulfill({ json: { result: [], error: null, "x-uuid": crypto.randomUUID() } }),
  );
  await day.fill(dayIn(6));
  const time = there.getByRole("combobox", { name: say("console.phone.time"), exact: true });
  await time.fill("12:20");
  await page.keyboard.press("Tab");
  await page.keyboard.type("SU 1124");
  const total = page.getByRole("region", { name: say("console.phone.sum") });
  await expect(total.getByText(say("console.phone.gap.timeLost"))).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(there.getByText(say("console.phone.gap.timeLost"))).toBeInViewport();
  await expect(time).toBeFocused();
  await page.unroute(noneThen);
  await time.fill("12:10");
  await page.keyboard.press("Tab");
  // A draft in which the payment was chosen is there after the page was loaded again.
  await page.getByRole("radio", { name: say("console.phone.payBy.card.text") }).check();
  await page.reload();
  await expect(page.getByLabel(say("booking.name"), { exact: true })).toHaveValue("Olga Krylova");
  await expect(page.getByText(say("console.phone.noEmail.text"))).toBeVisible();
  await counted();
  await page.keyboard.press("Control+Enter");
  await expect(done).toBeVisible();
  const sent = say("console.phone.linkTo", { email: `+7903${phone.slice(-7)}`, language: say("console.lang.en") });
  await expect(page.getByText(sent)).toBeVisible();
  await expect(page.getByRole("button", { name: say("console.link.show") })).toBeVisible();
});

test("found 49: a press while the price is counted again waits for it, places the order at the sum that was read, and not at another one", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  await page.goto(`/console?lang=${info.project.name.slice(0, 2)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.logInTitle"));
  await page.keyboard.type("dispatcher@demo.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("nameboard-demo");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.board"));
  await page.keyboard.press("n");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.phone.title"));
  await page.getByLabel(say("booking.phone"), { exact: true }).fill(`+7905${String(Date.now()).slice(-7)}`);
  await page.getByLabel(say("booking.name"), { exact: true }).fill("Olga Krylova");
  for (const [label, term, found] of [
    ["console.phone.from", "SVO", /SVO/],
    ["console.phone.to", "Tverskaya 14, Moscow", /Tverskaya/],
  ] as const) {
    await page.getByRole("combobox", { name: say(label), exact: true }).fill(term);
    await expect(page.getByRole("option").first()).toHaveText(found);
    await page.keyboard.press("Enter");
  }
  await page.getByLabel(say("console.phone.day"), { exact: true }).fill(dayIn(7));
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type("1210");
  await page.keyboard.press("Tab");
  await page.keyboard.type("SU 1124");
  const commit = page.getByRole("button", { name: /Ctrl Enter/ });
  await expect(commit).toContainText(say("console.phone.placeFor", { sum: "" }).trim());
  const read = await commit.innerText();

  // Every answer about prices is held until the press, and the first comes with another price.
  let release = () => {};
  const hold = (factor: number) => {
    const held = new Promise<void>((resolve) => (release = resolve));
    return page.route("**/operator/v1/prices?*", async (route) => {
      await held;
      const answer = await route.fetch();
      const body = (await answer.json()) as { result: { price: number }[] };
      for (const item of body.result) item.price *= factor;
      await route.fulfill({ response: answer, json: body });
    });
  };
  const waits = page.getByText(say("console.phone.waits"));
  const retype = async (time: string) => {
    await page.getByRole("combobox", { name: say("console.phone.time"), exact: true }).fill(time);
    await page.keyboard.press("Control+Enter");
    await expect(waits).toBeVisible();
  };
  await hold(2);
  await retype("12:20");
  release();
  const alert = page
    .getByRole("alert")
    .filter({ hasText: traveller.like("console.phone.priceChanged" as "console.board") });
  await expect(alert).toBeVisible();
  await expect(waits).toBeHidden();
  await expect(commit).not.toHaveText(read);

  await page.unroute("**/operator/v1/prices?*");
  await page.getByRole("combobox", { name: say("console.phone.time"), exact: true }).fill("12:15");
  await expect(commit).toHaveText(read, { useInnerText: true });
  await hold(1);
  await retype("12:30");
  release();
  await expect(
    page.getByRole("heading", { level: 2, name: traveller.like("console.phone.placed" as "console.board") }),
  ).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

test("OPS-88, OPS-89, OPS-90, OPS-91: a request comes into the open inbox by itself, is answered with an offer, and becomes an order that is paid; so does one for a yacht, by its deposit", async ({
  page,
  request,
  browser,
}, info) => {
  const traveller = new Traveller(page, info);
  const { lang, email } = traveller;
  const say = (key: string, values = {}) => traveller.t(key as "console.board", values);
  const name = lang === "ru" ? "Анна Заявкина" : "Anna Askew";
  const town = `Tver ${Date.now()}`;
  const desk = await browser.newContext();
  const console = await desk.newPage();
  await console.goto(`/console/requests?lang=${lang}`);
  await expect(console.getByRole("heading", { level: 1 })).toHaveText(say("console.logInTitle"));
  await console.keyboard.type("dispatcher@demo.test");
  await console.keyboard.press("Tab");
  await console.keyboard.type("nameboard-demo");
  await console.keyboard.press("Enter");
  await expect(console.getByRole("heading", { level: 1 })).toHaveText(say("console.requests.title"));

  // The oldest stand first, so where very many wait the newest are on a later page.
  const more = { name: say("console.more"), exact: true };
  const toTheEnd = async () => {
    while (await console.getByRole("button", more).isVisible()) {
      await console.getByRole("button", more).click();
      await expect(console.getByRole("button", { ...more, disabled: true })).toHaveCount(0);
    }
  };
  const list = console.getByRole("list", { name: say("console.requests.title") });
  await expect(list.or(console.getByText(say("console.requests.empty"))).first()).toBeVisible();
  await toTheEnd();

  const asked = await request.post(`/v4/route-requests?lang=${lang}`, {
    data: {
      start: { title: "Sheremetyevo", location: "55.972599,37.4146" },
      finish: { title: town, location: "56.8587,35.9176" },
      contact: { name, phone: "+79165550118", email },
      text: "",
    },
  });
  const { result } = (await asked.json()) as { result: { request_id: number } };
  const row = console.getByRole("link").filter({ hasText: town });
  // Sooner than a page that is not live looks again.
  await expect(async () => {
    await toTheEnd();
    await expect(row).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 14_000 });
  // The menu counts those that wait, in words where it shows a number alone.
  const title = say("console.requests.title");
  const entry = console.getByRole("navigation").getByRole("link", { name: new RegExp(`^${title}, \\D*[1-9]`) });
  await expect(entry).toBeVisible();
  // One page of it is enough to look at.
  await console.reload();
  await expect(list).toBeVisible();
  expect(await axeFaults(console), "inbox").toEqual([]);
  await toTheEnd();
  await row.click();
  await expect(console.getByText(say("console.requests.number", { number: result.request_id }))).toBeVisible();
  await console.getByLabel(say("console.requests.provider")).selectOption({ index: 1 });
  await console.getByLabel(say("console.requests.carClass"), { exact: true }).selectOption({ index: 1 });
  await console.getByLabel(say("console.requests.price"), { exact: true }).fill("12 500");
  const send = console.locator("button[type=submit]");
  await send.click();
  await expect(console.getByText(say("console.requests.need.terms"))).toBeVisible();
  await console.getByLabel(say("console.requests.terms")).selectOption({ index: 1 });
  await expect(send).toContainText("12");
  await send.click();
  await expect(console.getByText(say("console.requests.done.makeOffer")).first()).toBeVisible();
  expect(await axeFaults(console), "request").toEqual([]);

  const openLetter = async (subject: string) => {
    const letter = async () => (await traveller.mails()).find((mail) => mail.subject.includes(subject));
    await expect.poll(letter).toBeDefined();
    const text = await (await page.request.get((await letter())?.href ?? "")).text();
    const [link = ""] =
      /\/booking\/(yacht\/)?offer\/\d+\?lang=\w+#key=[\w-]+/.exec(text.replaceAll("&amp;", "&")) ?? [];
    await page.goto(link);
  };
  await openLetter(say("notifications.offer-made.subject", { number: result.request_id }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("offers.headline"));
  expect(page.url()).not.toContain("key=");
  expect(await axeFaults(page), "offer").toEqual([]);
  await page.locator("button[type=submit]").click();
  await expect(page.getByText(say("offers.need.arrivalNumber"))).toBeVisible();
  await page.getByLabel(say("offers.field.arrivalNumber")).fill("SU 2455");
  await traveller.fillMoment({ day: "#offer-0-pickupDay", time: "#offer-0-pickupClock" }, [traveller.day(), "18:40"]);
  await page.locator("#offer-agrees").check();
  await page.locator("button[type=submit]").click();
  await page.waitForURL(/\/order\/\d+/);
  await page.getByRole("button", { name: traveller.like("payments.pay") }).click();
  await traveller.atBank("pay");
  await page.waitForURL(/\/order\/\d+/);
  await expect(console.getByText(say("console.requests.state.accepted")).first()).toBeVisible();

  const sea = await request.post(`/v4/send/booking-yacht-requests?lang=${lang}`, {
    data: {
      location: "Kotor",
      date: `${traveller.day()} 10:00`,
      hours: 4,
      guests: 6,
      name,
      phone: "+79165550118",
      email,
    },
  });
  const { result: yacht } = (await sea.json()) as { result: { request_id: number } };
  await console.goto(`/console/requests/yacht/${yacht.request_id}?lang=${lang}`);
  await console.locator("#offer-vessel").fill("Bella");
  await console.locator("#offer-zone").selectOption("Europe/Podgorica");
  await console.locator("#offer-price").fill("2 000");
  await console.locator("#offer-restDay").fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
  await console.locator("#offer-weather").fill(lang === "ru" ? "Перенесём день" : "Another day");
  await send.click();
  await expect(console.getByText(say("console.requests.done.makeYachtOffer")).first()).toBeVisible();
  await openLetter(say("notifications.yacht-offer-made.subject", { number: yacht.request_id }));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("offers.yacht.headline"));
  expect(await axeFaults(page), "yacht").toEqual([]);
  await page.locator("#offer-agrees").check();
  await page.locator("button[type=submit]").click();
  await traveller.atBank("pay");
  await page.waitForURL(/\/order\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("offers.yacht.standing.confirmed"));
  const [, number] = /\/order\/(\d+)/.exec(page.url()) ?? [];
  await console.goto(`/console/orders/${number}?lang=${lang}`);
  await expect(console.getByText(say("console.state.confirmed"), { exact: true }).first()).toBeVisible();
  await expect(console.getByRole("progressbar", { includeHidden: true })).toHaveAttribute("value", "30");
  await desk.close();
});

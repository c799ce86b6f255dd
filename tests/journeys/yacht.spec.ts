import { expect, test, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { dayOfAnyOrder } from "./day-of-any-order.ts";
import { tabTo } from "./tab-to.ts";
import { Traveller } from "./traveller.ts";

const SEND = /\/send\/booking-yacht-requests\?/;

// A desk whose page is read at 400 %.
test.use({ viewport: { width: 320, height: 640 } });

const kept = (page: Page) =>
  page.evaluate(
    () => JSON.parse(localStorage.getItem("booking-yacht-request") ?? "null") as Record<string, unknown> | null,
  );

test("OPN-106, OPN-107, OPN-146, YAC-01, YAC-02, YAC-03, YAC-06, YAC-07, YAC-08, YAC-10, YAC-11, YAC-12, YAC-13, YAC-16, YAC-17, YAC-21, YAC-23, YAC-24, YAC-25, YAC-26, YAC-27, YAC-28, NET-35, NET-36, FND-22, SCR-33, SCR-34, SCR-35: a yacht is asked for by keyboard alone in a window of 320 px, a failure keeps the form, and what was sent is told", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const say = traveller.t.bind(traveller);
  const day = dayOfAnyOrder();
  await page.goto(`/booking/yacht?lang=${traveller.lang}`);
  await expect(page.getByRole("heading", { level: 1, name: say("yachts.headline") })).toBeVisible();
  await expect(page.getByRole("navigation").getByRole("heading", { name: say("menu.yacht") })).toBeVisible();
  await expect(page.getByRole("heading", { name: say("yachts.services") })).toBeVisible();
  await expect(page.getByRole("list", { name: say("yachts.advantages") }).getByRole("listitem")).toHaveCount(3);
  await expect(page.getByRole("link", { name: traveller.like("yachts.manager.call") })).toBeVisible();
  await expect(page.getByRole("list", { name: say("yachts.examples") }).getByRole("heading")).toHaveCount(6);
  // Russia is offered in Russian alone.
  await expect(page.getByRole("radio", { name: say("yachts.country.russia") })).toHaveCount(
    traveller.lang === "ru" ? 1 : 0,
  );
  expect(await axeFaults(page), "index").toEqual([]);

  const next = page.getByRole("button", { name: say("yachts.next") });
  const place = page.getByLabel(say("yachts.other"));
  await expect(next).toBeDisabled();
  await tabTo(page, place);
  await page.keyboard.type("Ko");
  await expect(next).toBeDisabled();
  await page.keyboard.type("h");
  await expect(next).toBeEnabled();
  // The first country is chosen; the last of them is one step back on the ring of radio buttons.
  await tabTo(page, page.getByRole("radio", { name: say("yachts.country.turkey") }), "ArrowLeft");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: say("yachts.city.kotor") })).toBeChecked();
  await expect(place).toHaveValue("");
  await page.keyboard.press("Enter");

  const order = `/booking/yacht/order?lang=${traveller.lang}`;
  await expect(page).toHaveURL(order);
  await tabTo(page, page.getByRole("link", { name: say("yachts.back") }), "Enter");
  await expect(next).toBeDisabled();
  await tabTo(page, place);
  await page.keyboard.type("Koh Phangan");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(order);
  await expect(page.getByText("Koh Phangan")).toBeVisible();
  await page.goBack();
  await tabTo(page, page.getByRole("radio", { name: say("yachts.country.montenegro") }), "Space");
  await tabTo(page, page.getByRole("radio", { name: say("yachts.city.kotor") }), "Space");
  await tabTo(page, next, "Enter");
  await expect(page).toHaveURL(order);
  const send = page.getByRole("button", { name: say("yachts.send") });
  await expect(send).toBeDisabled();
  await expect(page.getByText(say("yachts.needBoth"))).toBeVisible();
  await tabTo(page, page.locator("#yacht-date"));
  await page.keyboard.type(day.typed);
  await expect(send).toBeDisabled();
  await expect(page.getByText(say("yachts.needTime"))).toBeVisible();
  await tabTo(page, page.locator("#yacht-time"));
  // Where a clock has 24 hours there is no place for the letters.
  await page.keyboard.type("1030AM");
  await expect(send).toBeEnabled();
  const hours = page.getByRole("spinbutton", { name: say("yachts.duration") });
  await tabTo(page, hours, "Home");
  await expect(page.getByRole("button", { name: say("yachts.fewerHours") })).toBeDisabled();
  await page.keyboard.press("ArrowUp");
  await tabTo(page, page.getByRole("switch", { name: say("yachts.children") }), "Space");
  const wishes = page.locator("#yacht-wishes");
  await tabTo(page, wishes);
  await page.keyboard.type("A quiet bay");
  expect(await kept(page)).toMatchObject({ additionalInfo: "", rentHours: 2, hasChildren: true });
  await page.keyboard.press("Tab");
  expect(await kept(page)).toMatchObject({ additionalInfo: "A quiet bay" });
  await page.reload();
  await expect(wishes).toHaveValue("A quiet bay");
  await expect(hours).toHaveValue("2");
  await expect(page.locator("#yacht-time")).toHaveValue("10:30");

  await tabTo(page, send, "Enter");
  await expect(page.locator("#yacht-phone")).toBeFocused();
  await expect(page.getByText(say("yachts.needContact"))).toBeVisible();
  expect(await axeFaults(page), "request").toEqual([]);
  // Digits of any script bring the plans of numbers (ruling 2).
  await page.keyboard.type("+٩٧١ ٥٠ ١٢٣ ٤٥٦٧");
  await tabTo(page, page.locator("#yacht-email"));
  await expect(page.locator("#yacht-phone")).toHaveValue("+971 50 123 4567");
  await page.keyboard.type(traveller.email);
  await tabTo(page, page.getByRole("button", { name: say("yachts.agree.offer") }), "Enter");
  await expect(page.getByRole("dialog", { name: say("booking.agree.title.offer") })).toBeVisible();
  await page.keyboard.press("Escape");

  await page.route(SEND, (route) => route.fulfill({ status: 500, json: { result: null, error: null } }));
  await tabTo(page, send, "Enter");
  await expect(page.getByRole("alert").filter({ hasText: say("RpcError") })).toBeVisible();
  await expect(page.getByText(say("yachts.failed"))).toBeVisible();
  await expect(page.locator("#yacht-email")).toHaveValue(traveller.email);
  await page.unroute(SEND);

  const request = page.waitForRequest(SEND);
  await tabTo(page, send, "Enter");
  expect((await request).postDataJSON()).toMatchObject({
    location: `${say("yachts.city.kotor")}, ${say("yachts.country.montenegro")}`,
    date: `${day.iso} 10:30`,
    hours: 2,
    guests: 2,
    has_children: true,
    details: "A quiet bay",
    phone: "971501234567",
    email: traveller.email,
    lang: traveller.lang,
    host: new URL(page.url()).host,
  });
  await expect(page).toHaveURL(`/booking/yacht/order/success?lang=${traveller.lang}`);
  await expect(page.getByRole("heading", { level: 1, name: traveller.like("yachts.sent") })).toBeVisible();
  await expect(page.getByText(say("yachts.sentEmail", { email: traveller.email }))).toBeVisible();
  for (const words of ["A quiet bay", say("yachts.hours", { count: 2 })])
    await expect(page.getByRole("definition").filter({ hasText: words })).toBeVisible();
  expect(await axeFaults(page), "sent").toEqual([]);
  await tabTo(page, page.getByRole("link", { name: say("yachts.again") }), "Enter");
  await expect(page).toHaveURL(`/booking/yacht?lang=${traveller.lang}`);
  await expect(next).toBeDisabled();
  expect(await kept(page)).toBeNull();
  // The page of the request has left the history, and opened without one it leads to the index.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(`/booking/yacht?lang=${traveller.lang}`);
  await expect(page.locator("#yacht-date")).toHaveCount(0);
});

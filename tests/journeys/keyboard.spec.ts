import { expect, test } from "@playwright/test";
import { dayOfAnyOrder } from "./day-of-any-order.ts";
import { tabTo } from "./tab-to.ts";
import { Traveller } from "./traveller.ts";

// A desk whose page is read at 400 %, in the system's own colours: whoever needs one of them often needs all three.
test.use({
  viewport: { width: 320, height: 640 },
  contextOptions: { forcedColors: "active", reducedMotion: "reduce" },
});

test("PLC-05, ruling 23, VAL-24, LAY-07: a ride is found, booked and paid by keyboard alone in a window of 320 px and in forced colours, field after field, faults and documents included", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await traveller.openFinder();

  const [from, to] = [page.locator("#place-from"), page.locator("#place-to")];
  await tabTo(page, from);
  for (const [field, term, name] of [
    [from, "heathrow", /Heathrow/],
    [to, "london", /^London/],
  ] as const) {
    await expect(field).toBeFocused();
    await type(term);
    await expect(page.getByRole("option").first()).toHaveText(name);
    await press("ArrowDown");
    await press("Enter");
  }
  // Both ends are chosen, so the focus moves on: to the line into which a narrow window folds the form with its button.
  await expect(page.getByRole("button", { name: traveller.t("places.edit") })).toBeFocused();
  await traveller.seePrices();
  expect(await width()).toBe(320);
  await tabTo(page, traveller.chooseButtons().first(), "Enter");
  await traveller.seeForm();

  await tabTo(page, traveller.field("booking.date.airport"));
  await type(dayOfAnyOrder().typed);
  await tabTo(page, traveller.field("booking.end.time.airport"));
  // Where a clock has 24 hours there is no place for the letters.
  await type("1040AM");
  await tabTo(page, traveller.field("booking.flight"));
  await type("BA 2490");
  await tabTo(page, traveller.field("booking.name"));
  await type("Anna Ivanova");
  await tabTo(page, traveller.field("booking.phone"));
  await type("07911 123456");
  await tabTo(page, traveller.field("booking.email"));
  await type(traveller.email);

  // Enter in a field orders; what is missing is the consent, which takes the focus.
  await press("Enter");
  const consent = page.locator("#personal-data");
  await expect(consent).toBeFocused();
  await expect(consent).not.toBeChecked();
  expect(await width()).toBe(320);

  // Its document opens, and closes to where it was opened.
  const terms = page.getByRole("button", { name: traveller.t("booking.agree.offer"), exact: true });
  await tabTo(page, terms, "Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(terms).toBeFocused();

  await tabTo(page, consent, "Space");
  await expect(consent).toBeChecked();
  await tabTo(page, traveller.submitButton(), "Enter");
  await page.waitForURL(/\/sandbox\/pay\//);
  await tabTo(page, page.locator('form[action$="/pay"] button'), "Enter");
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
});

import { expect, test, type Locator, type Page } from "@playwright/test";
import { Traveller } from "./traveller.ts";

/** More presses than the form has controls. */
const PRESSES_MOST = 60;

/** Goes on with Tab until a control has the focus; every stop on the way must be in view and show that it is focused. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let press = 0; press < PRESSES_MOST; press++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(() => {
      const at = document.activeElement;
      const box = at?.getBoundingClientRect();
      if (!at || !box) return "nothing has the focus";
      const isInView = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return isInView ? undefined : `${at.outerHTML.slice(0, 120)} is out of view`;
    });
    expect(seen).toBeUndefined();
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab never came to ${control.toString()}`);
}

test("VAL-24, LAY-07: a ride is booked by keyboard alone, field after field, faults and documents included", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);

  await tabTo(page, traveller.field("booking.date.airport"));
  const day = traveller.day();
  await type(`${day.slice(8, 10)}${day.slice(5, 7)}${day.slice(0, 4)}`);
  await press("Escape");
  await tabTo(page, traveller.field("booking.end.time.airport"));
  await type("1840");
  await press("Escape");
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
  await expect(consent).not.toBeChecked();
  await expect(page.locator(":focus")).toHaveCount(1);

  // Its document opens, and closes to where it was opened.
  const terms = page.getByRole("button", { name: traveller.t("booking.agree.offer"), exact: true });
  await terms.focus();
  await press("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  await press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(terms).toBeFocused();

  await consent.focus();
  await press("Space");
  await expect(consent).toBeChecked();
  await tabTo(page, traveller.submitButton());
  await press("Enter");
  await page.waitForURL(/\/sandbox\/pay\//);
  await expect.poll(async () => (await traveller.mails()).length).toBe(1);
});

import { expect, test, type Locator, type Page } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

const CHECK = /\/places\/check-location-from-places/;

/** Sheremetyevo and Moscow, with a stop inside and one far outside. */
const ROUTE = "from=a26396&to=g524901";
const [KHIMKI, TVER] = ["g550280", "g480060"];

class StoppingTraveller extends Traveller {
  stop(number: number): Locator {
    return this.page.getByRole("combobox", { name: this.t("places.stop", { number }), exact: true });
  }

  addStop(): Locator {
    return this.page.getByRole("button", { name: new RegExp(`^${this.t("places.stopAdd")}`) });
  }

  /** Types a place and takes the first one found. */
  async takeStop(number: number, term: string): Promise<void> {
    await this.stop(number).pressSequentially(term, { delay: 20 });
    await this.page.getByRole("option").first().click();
  }
}

/** The sums of the cards, in their order. */
async function sums(page: Page): Promise<number[]> {
  const labels = await page
    .getByRole("button", { name: /₽$/ })
    .evaluateAll((all) => all.map((button) => button.getAttribute("aria-label") ?? ""));
  return labels.map((label) => Number(label.slice(label.lastIndexOf(",") + 1).replace(/\D/g, "")));
}

test("FND-05, FND-08, FND-09, FND-10, PLC-25, PLC-26, PLC-27, PLC-28, PAY-29, OPN-013, SCR-05: stops are added once there are prices, looked up once, checked, paid for as shown, and named on the order", async ({
  page,
}, info) => {
  const traveller = new StoppingTraveller(page, info);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/places\/find\?/.test(request.url())) asked.push(new URL(request.url()).searchParams.get("term") ?? "");
  });
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=a26396`);
  await expect(traveller.addStop()).toHaveCount(0);
  await page.goto(`/booking/finder?lang=${traveller.lang}&${ROUTE}`);
  await expect(traveller.chooseButtons().first()).toBeVisible();
  const [before = 0] = await sums(page);
  const length = page.getByText(/\d+\s(км|km)/).first();
  const straight = (await length.textContent()) ?? "";
  await traveller.unfoldSearch();
  await traveller.addStop().click();
  await expect(traveller.stop(1)).toBeFocused();

  // The same text again is answered from what is known.
  const checked = page.waitForRequest(CHECK);
  await traveller.stop(1).pressSequentially("химки", { delay: 20 });
  await expect(page.getByRole("option").first()).toHaveText(/Химки/);
  await traveller.stop(1).press("Backspace");
  await page.keyboard.insertText("и");
  await page.getByRole("option").first().click();
  expect((await checked).postDataJSON()).toEqual({ place_ids: ["a26396", "g524901"], place_id: KHIMKI });
  await expect(page).toHaveURL(new RegExp(`subAddress=${KHIMKI}`));
  expect(asked.filter((term) => term === "химки")).toHaveLength(1);
  // The ride is as long as the way through its stop.
  await expect(length).not.toHaveText(straight);
  expect(await axeFaults(page)).toEqual([]);

  // One that is too far away goes again, with the server's words; an empty one stays out of the address.
  await traveller.addStop().click();
  await traveller.takeStop(2, "тверь");
  await expect(page.getByRole("alert").filter({ hasText: "Тверь" }).first()).toBeVisible();
  await expect(traveller.stop(2)).toHaveCount(0);
  await expect(page).not.toHaveURL(new RegExp(TVER));
  // What was taken back leaves no step: one press of Back leads to the search without stops.
  await page.goBack();
  await expect(page).not.toHaveURL(/subAddress/);
  await page.goForward();
  await expect(page).toHaveURL(new RegExp(`subAddress=${KHIMKI}$`));
  await traveller.addStop().click();
  await traveller.addStop().click();
  await page.getByRole("button", { name: traveller.t("places.stopRemove", { number: 2 }) }).click();
  await expect(traveller.stop(1)).toHaveValue(/Химки/);
  await expect(traveller.stop(2)).toHaveValue("");
  await page.getByRole("button", { name: traveller.t("places.findAgain") }).click();

  const [after = 0] = await sums(page);
  expect(after).toBeGreaterThan(before);
  await traveller.chooseButtons().first().click();
  await expect(traveller.submitButton()).toBeVisible();
  // The form's link with a stop off the route says so as the finder does, and sells nothing.
  const form = page.url();
  await page.goto(form.replace(`subAddress=${KHIMKI}`, `subAddress=${TVER}`));
  await expect(page.getByRole("heading", { name: traveller.t("booking.linkStop") })).toBeVisible();
  await expect(page.getByText(/Тверь/)).toBeVisible();
  await expect(traveller.submitButton()).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(form);
  await traveller.fillTrip();
  await traveller.fillContact();
  const ordered = page.waitForRequest((request) => request.method() === "POST" && /\/orders\?/.test(request.url()));
  await traveller.submitButton().click();
  const body = (await ordered).postDataJSON() as {
    expected_total: number;
    trips: { additional_locations: object[] }[];
  };
  expect(body.expected_total).toBe(after);
  expect(body.trips.map((trip) => trip.additional_locations)).toMatchObject([[{ place_id: KHIMKI }]]);
  await traveller.atBank("pay");
  if (traveller.onPhone) await page.locator("summary", { hasText: traveller.t("orders.pass.tripMore") }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Химки" })).toContainText(traveller.t("orders.stop"));
});

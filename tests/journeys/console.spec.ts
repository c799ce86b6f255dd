import { expect, test, type APIRequestContext, type Locator } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { Traveller } from "./traveller.ts";

const POINTS = { start: "55.972599,37.4146", finish: "55.75222,37.61556" };

/** Orders a ride in a few days, paid to the driver, for somebody with a name that nobody else has; answers its number. */
async function orderFor(name: string, request: APIRequestContext): Promise<number> {
  const common = "lang=ru&currency=RUB";
  const prices = await request.get(
    `/v4/prices?start_place_point=${POINTS.start}&finish_place_point=${POINTS.finish}&${common}`,
  );
  const [price] = ((await prices.json()) as { result: { price_id: number }[] }).result;
  const time = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const answer = await request.post(`/v4/orders?${common}`, {
    data: {
      pay_by: "cash",
      trips: [
        {
          price_id: price?.price_id,
          start_location: { address: name, location: POINTS.start, time: `${time} 12:00`, flight_number: "SU 1124" },
          finish_location: { address: "Тверская, 14", location: POINTS.finish },
          passengers: [{ name, phone: "+79165550118", email: "console@example.com" }],
          adults_amount: 2,
          children_amount: 0,
          text_tablet: name,
        },
      ],
    },
  });
  const placed = (await answer.json()) as { result: { order_id: number }[] | null; error: unknown };
  const [order] = placed.result ?? [];
  if (order === undefined) throw new Error(`The order was refused: ${JSON.stringify(placed.error)}`);
  return order.order_id;
}

test("a dispatcher logs in, finds a ride, says who drives it and leaves a note, all by the keyboard; the page of the order tells it, and moving and cancelling stay within the presses of their jobs (OPS-23, OPS-26)", async ({
  page,
  request,
}, info) => {
  const say = (key: string, values = {}) => new Traveller(page, info).t(key as "console.board", values);
  const name = `Konsole ${info.testId.slice(-6)}`;
  const number = await orderFor(name, request);

  await page.goto(`/console?lang=${info.project.name.slice(0, 2)}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.logInTitle"));
  await page.keyboard.type("dispatcher@demo.test");
  await page.keyboard.press("Tab");
  await page.keyboard.type("wrong");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toBeVisible();
  expect(await axeFaults(page), "log-in").toEqual([]);
  await page.keyboard.type("nameboard-demo");
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("console.board"));
  await expect(page.getByRole("radio")).toHaveCount(9);
  const place = page.getByRole("searchbox");
  await place.fill(name);
  await place.press("Enter");
  await expect(page).toHaveURL(/place=Konsole/);
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible();
  expect(await axeFaults(page), "board").toEqual([]);

  await page.locator("h1").click();
  await page.keyboard.press("j");
  await page.keyboard.press("d");
  const window = page.getByRole("dialog");
  await window.getByLabel(say("console.driverName")).fill("Sergey Volkov");
  await window.getByLabel(say("console.driverCar")).fill("Camry");
  await window.getByLabel(say("console.driverPlate")).fill("O 418");
  expect(await axeFaults(page, "dialog"), "driver").toEqual([]);
  await page.keyboard.press("Enter");
  await expect(window).toBeHidden();
  await expect(row).toContainText("Sergey Volkov");
  await expect(page.getByText(say("console.driverNamed", { name: "Sergey Volkov" }))).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(page.getByText(say("console.orderNumber", { number }))).toBeVisible();
  await expect(page).toHaveTitle(say("console.tab", { screen: say("console.orderNumber", { number }) }));
  await page.keyboard.press("m");
  await page.getByRole("dialog").getByRole("textbox").fill("Rings twice.");
  await page
    .getByRole("dialog")
    .getByRole("button", { name: say("console.keepNote") })
    .click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.getByText("Rings twice.")).toBeVisible();
  const named = say("console.deed.driver", { name: "Sergey Volkov" });
  await expect(page.getByRole("listitem").filter({ hasText: named })).toContainText("Ilya Demo");
  expect(await axeFaults(page), "order").toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/place=Konsole/);

  await page.keyboard.press("Control+k");
  await page.keyboard.type(name.slice(0, 11));
  await expect(page.getByRole("option").first()).toContainText("Konsole");
  expect(await axeFaults(page, "dialog"), "search").toEqual([]);
  await page.getByRole("combobox").fill(String(number));
  await expect(page.getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByText(say("console.orderNumber", { number }))).toBeVisible();

  // J7 and J8: what is pressed is counted, what is typed is not.
  let presses = 0;
  const press = async (what: Locator) => {
    presses++;
    await what.click();
  };
  const begins = (key: string) => new RegExp(`^${say(key)}`);
  await press(page.getByRole("button", { name: begins("console.desk.change") }));
  const time = window.getByLabel(say("console.desk.form.time"));
  await press(time);
  await time.fill("13:30");
  await expect(window.getByRole("group", { name: say("console.desk.comesTo") })).toContainText("13:30");
  await press(window.getByRole("button", { name: begins("console.desk.change") }));
  await expect(window).toBeHidden();
  await expect(page.getByText(say("console.desk.changed", { name }))).toBeVisible();
  expect(presses, "a pick-up moved").toBeLessThanOrEqual(5);

  presses = 0;
  await press(page.getByRole("button", { name: begins("console.desk.cancel") }));
  const reason = window.getByRole("combobox");
  // The list of a select is the browser's own: opening it and choosing in it are a press each.
  presses += 2;
  await reason.selectOption("duplicate");
  await expect(window.getByText(say("console.desk.fee"), { exact: true })).toBeVisible();
  await press(window.getByRole("button", { name: begins("console.desk.cancel") }));
  await expect(window).toBeHidden();
  await expect(page.getByText(say("console.desk.cancelled", { name }))).toBeVisible();
  expect(presses, "cancelled with the fee shown").toBeLessThanOrEqual(4);
});

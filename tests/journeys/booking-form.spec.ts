import { expect, test, type Request } from "@playwright/test";
import { axeFaults } from "../support/axe-faults.ts";
import { NASTY_TEXTS } from "../support/nasty-texts.ts";
import { Traveller } from "./traveller.ts";

test("OPN-135, VAL-01, VAL-09, VAL-24, VAL-30, VAL-31, B9, SCR-44, EMB-08, LOY-14, LOY-15: an empty form says of every field what to do, in one list that leads to each, focuses the first and sends nothing; an airline's asks for a miles number too; what is pasted, filled in by the browser or translated by it stays", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const broken: string[] = [];
  page.on("pageerror", (error) => broken.push(error.message));
  traveller.search = "&platform=airline";
  await traveller.openForm();
  for (const label of [
    "booking.date.airport",
    "booking.end.time.airport",
    "booking.flight",
    "booking.name",
    "booking.email",
  ] as const)
    await expect(traveller.field(label)).toHaveAttribute("required");
  await expect(traveller.field("booking.comment")).not.toHaveAttribute("required");
  const orders: string[] = [];
  page.on("request", (request) => /\/v4\/orders\?/.test(request.url()) && orders.push(request.url()));
  await traveller.submitButton().click();
  const said = page.locator("form [role=alert]", { hasText: traveller.t("booking.need.email") });
  await expect(said).toHaveText(new RegExp(traveller.t("booking.need.date.airport")));
  await expect(traveller.field("booking.date.airport")).toBeFocused();
  const title = page.getByText(traveller.t("DataForms.Forms.ErrorValid", { count: 7 }), { exact: true }).first();
  await expect(title).toBeVisible();
  if (traveller.onPhone) await title.click();
  await page.getByRole("link", { name: traveller.t("booking.end.need.flight") }).click();
  await expect(traveller.field("booking.flight")).toBeFocused();
  await page.keyboard.insertText("SU 2455");
  await expect(title).toBeHidden();
  await expect(page.getByText(traveller.t("DataForms.Forms.ErrorValid", { count: 6 })).first()).toBeVisible();
  expect(orders).toEqual([]);
  expect(await axeFaults(page)).toEqual([]);
  // B1, VAL-12: the country is that of the pick-up; what cannot be a number stays, with the reason below it.
  const phone = traveller.field("booking.phone");
  await phone.pressSequentially("0791");
  await expect(page.locator("#phone-error")).toHaveText(traveller.t("booking.phone.short"));
  await phone.pressSequentially("1123456");
  await expect(
    page.getByText(traveller.t("booking.phoneHint.read").replace("{number}", "+44 7911 123456")),
  ).toBeVisible();
  await phone.press("Tab");
  await expect(phone).toHaveValue("+44 7911 123456");
  await phone.fill("7913abc1234");
  await phone.press("Tab");
  await expect(phone).toHaveValue("7913abc1234");
  await expect(page.locator("#phone-error")).toHaveText(traveller.t("booking.phone.letters"));
  const number = traveller.field("booking.money.milesNumber");
  await number.fill("1231");
  await number.press("Tab");
  await expect(page.locator("#bonus-number-error")).toHaveText(traveller.t("trans.frames.afl.bonus_number_error"));
  await number.fill("1230");
  await expect(page.getByText(/\d+ (миль|миля|мили|miles?) (за поездку|for this trip)/)).toBeVisible();

  // A pasted contact goes to its fields; what is in doubt is asked back and stays.
  const name = traveller.field("booking.name");
  const email = traveller.field("booking.email");
  await phone.fill("");
  await name.fill("Anna Ivanova\ttel. +44 7911 123456");
  await email.fill("Anna <mailto:anna@mail,ru>");
  await email.press("Tab");
  await expect(phone).toHaveValue("+44 7911 123456");
  await expect(name).toHaveValue("Anna Ivanova");
  await expect(email).toHaveValue("anna@mail.ru");
  await email.fill("a@example.com, b@example.com");
  await email.press("Tab");
  await expect(page.locator("#email-error")).toHaveText(traveller.t("booking.email.two"));
  // BKF-06: pasted rows are passengers, up to the seats, until that is taken back.
  await name.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", "Olga Kim\nIvan Li\nZoe Katz\nMia Orr\nPyotr Ivanov");
    field.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(name).toHaveValue("Olga Kim");
  await expect(page.locator("#passenger-1-name")).toHaveValue("Ivan Li");
  await expect(page.getByText(traveller.t("booking.people.pasted", { count: 3 }))).toContainText("Pyotr Ivanov");
  await page.getByRole("button", { name: traveller.t("booking.people.pastedUndo") }).click();
  await expect(name).toHaveValue("Anna Ivanova");
  await expect(page.locator("#passenger-1-name")).toBeHidden();
  await traveller.field("booking.flight").fill("flight SU 1234, 12 Dec");
  await email.focus();
  await expect(page.getByText(traveller.t("booking.end.read", { number: "SU 1234" }))).toBeVisible();

  // A browser that translates puts its own elements around every text.
  await page.evaluate(wrapTexts);
  const lost = [];
  for (const [nasty, text] of Object.entries(NASTY_TEXTS))
    if (!(await page.evaluate(fillAtOnce, text))) lost.push(nasty);
  expect(lost).toEqual([]);
  const child = page.getByRole("button", {
    name: traveller.t("booking.more", { field: traveller.t("booking.children") }),
  });
  await child.click();
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().click();
  await page.evaluate(wrapTexts);
  await page
    .getByRole("button", { name: traveller.t("booking.more", { field: traveller.t("booking.seat.seat") }) })
    .click();
  await expect(name).not.toHaveValue("");
  await expect(traveller.submitButton()).toBeVisible();
  expect(broken).toEqual([]);
});

/** Wraps every text of the page, as a browser does that translates it. */
function wrapTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement?.closest("script, style, font, textarea") === null && node.nodeValue?.trim())
      texts.push(node as Text);
  for (const text of texts) {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text.nodeValue ?? "");
  }
}

/** Fills all fields of text at once without a key, as a browser does from its memory; whether all keep their text. */
async function fillAtOnce(text: string): Promise<boolean> {
  const fields = [
    ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
      "#name, #phone, #email, #comment, #sign, #trip-0-flight, #trip-0-dropoff",
    ),
  ];
  const given = fields.map((field) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, "value")?.set?.call(field, text);
    const { value } = field;
    for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }));
    return value;
  });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  // What nobody sees and only turns letters round is taken out of names (VAL-30).
  const seen = (of = "") => of.replace(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, "");
  return fields.length > 6 && fields.every(({ value }, at) => seen(value) === seen(given[at]));
}

test("BKF-13, BKF-14, LAY-07, OPN-064, SCR-28, B2: offer, terms and consent open over the whole window, and the box is never ticked beforehand", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  const popup = page.getByRole("dialog");
  await page.getByRole("button", { name: traveller.t("booking.agree.offer"), exact: true }).click();
  await expect(popup.getByRole("heading", { level: 2 })).toHaveText(traveller.t("booking.agree.title.offer"));
  await expect(popup.getByRole("heading", { level: 3 }).first()).toBeVisible();
  expect(await popup.boundingBox()).toMatchObject({ x: 0, y: 0, ...page.viewportSize() });
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await page.evaluate(() => (globalThis as unknown as { showTermsPopup: () => void }).showTermsPopup());
  await expect(popup.getByRole("heading", { level: 2 })).toBeVisible();
  // A window that opens while the last one is still leaving the history gets its own entry a moment later.
  await page.waitForFunction(() => Object.hasOwn((history.state as object | null) ?? {}, "openWindow"));
  await page.goBack();
  await expect(popup).toBeHidden();
  await page.evaluate(() => (globalThis as unknown as { showOfferPopup: (id: number) => void }).showOfferPopup(3));
  await expect(popup.getByRole("heading", { level: 2 })).toHaveText(traveller.t("booking.agree.title.offer"));
  await page.keyboard.press("Escape");

  const box = page.locator("#personal-data");
  await page.route(/get-widget\?.*consent/, (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: traveller.t("booking.agree.consentLink"), exact: true }).click();
  await popup.getByRole("button", { name: traveller.t("common.retry") }).click();
  await expect(popup.getByText(/Nameboard|localhost/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(box).not.toBeChecked();
  await traveller.fillTrip();
  await traveller.fillContact();
  await box.uncheck();
  await traveller.submitButton().click();
  await expect(box).toBeFocused();
  await expect(page.locator("#personal-data-error")).toHaveText(traveller.t("booking.agree.consentError"));
  await box.check();
  const sent = page.waitForRequest(/\/v4\/orders\?/);
  await traveller.submitButton().click();
  const { consents } = (await sent).postDataJSON() as { consents: { document: string; lang: string }[] };
  expect(consents.map(({ document, lang }) => [document, lang])).toEqual(
    ["offer", "terms", "personal-data-consent"].map((document) => [document, traveller.lang]),
  );
  await traveller.atBank("pay");
  await expect(page.getByText(/conditions of carriage|условия поездки/)).toBeVisible();
  expect(await page.evaluate(() => "showOfferPopup" in globalThis)).toBe(false);
});

test("found 6: a certificate for the whole ride asks for no payment, and the order is shown as confirmed", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  await traveller.fillTrip();
  await traveller.fillContact();
  await page.locator("summary", { hasText: traveller.t("booking.money.certificate") }).click();
  await traveller.field("booking.money.code").fill("FREERIDE");
  await traveller.field("booking.money.code").press("Enter");
  await expect(page.getByText(traveller.t("booking.payNothing"))).toBeVisible();
  await expect(page.getByText(traveller.t("booking.payBy.card"))).toBeHidden();
  await expect(page.getByRole("button", { name: traveller.t("booking.submit"), exact: true })).toBeHidden();
  await traveller.agree();
  await page.getByRole("button", { name: traveller.t("accounts.submitCash"), exact: true }).click();
  await expect(page).toHaveURL(/\/booking\/approveorder\/\d+/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(traveller.t("orders.placed"));
  await expect(page.getByText(traveller.t("payments.urlFailed"))).toBeHidden();
});

test("OPN-069, OPN-147, SCR-23, BKF-08, BKF-10, BKF-29, LOY-03, LOY-04, LOY-06, LOY-07, LOY-09, PAY-18, PAY-19, PRC-22: a certificate is taken, reckoned again when seats and services change, and ordered at the sum that was shown", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  await page.locator("summary", { hasText: traveller.t("booking.money.certificate") }).click();
  const code = traveller.field("booking.money.code");
  const apply = page.getByRole("button", { name: traveller.t("booking.money.apply"), exact: true });
  await apply.click();
  await expect(page.getByText(traveller.t("DataForms.transferBonus.error"))).toBeVisible();
  await code.fill("NOSUCH");
  await apply.click();
  await expect(page.getByText(traveller.t("errors.certificate-unknown"))).toBeVisible();
  await code.fill("WELCOME10");
  await code.press("Enter");
  await expect(page.getByText(traveller.t("booking.money.accepted"))).toBeVisible();
  await expect(page.getByText(traveller.t("booking.money.percent", { code: "WELCOME10", size: 10 }))).toBeVisible();
  for (const field of ["booking.children", "booking.seat.seat"] as const) {
    const reckoned = page.waitForRequest(/calculation-new-price/);
    await page.getByRole("button", { name: traveller.t("booking.more", { field: traveller.t(field) }) }).click();
    await reckoned;
  }
  await page.getByRole("heading", { name: traveller.t("booking.money.services") }).click();
  const service = page.getByRole("spinbutton").and(page.locator("[id^=service-]")).first();
  const more = page.waitForRequest(/calculation-new-price/);
  await service.press("ArrowUp");
  await more;
  const [name = ""] = await service.evaluate((input: HTMLInputElement) =>
    [...(input.labels ?? [])].map((label) => label.textContent),
  );
  await expect(page.locator("dt", { hasText: name })).toBeVisible();
  await traveller.fillTrip();
  // Used up for an e-mail: that is told as soon as the e-mail is typed.
  const spent = { code: 3014, name: "Error", message: "Used up", status: 422 };
  const ofEmail = { ...spent, message: "Used with this e-mail", details: { by: "email" } };
  const isNamed = (call: Request) => (call.postDataJSON() as { email?: string }).email !== undefined;
  await page.route(/calculation-new-price/, (route, call) =>
    isNamed(call) ? route.fulfill({ json: { result: [], error: ofEmail } }) : route.fallback(),
  );
  await traveller.fillContact();
  const without = page.getByRole("button", { name: traveller.t("booking.money.without") });
  await expect(page.locator("#certificate-error")).toContainText("Used with this e-mail");
  await expect(without).toBeVisible();
  await page.unroute(/calculation-new-price/);
  await without.click();
  await page.locator("summary", { hasText: traveller.t("booking.money.certificate") }).click();
  await code.fill("WELCOME10");
  await code.press("Enter");
  await expect(page.getByText(traveller.t("booking.money.accepted"))).toBeVisible();
  // Used up meanwhile: it says so beside the code, the price is without it, and one press goes on so.
  await page.route(/\/v4\/orders\?/, (route) => route.fulfill({ json: { result: [], error: spent } }), { times: 1 });
  await traveller.submitButton().click();
  await expect(without).toBeFocused();
  await expect(page.locator("#certificate-error")).toContainText("Used up");
  await expect(page.getByText(traveller.t("booking.need.noCertificate"))).not.toHaveCount(0);
  await expect(page.getByText(traveller.t("booking.money.percent", { code: "WELCOME10", size: 10 }))).toBeHidden();
  await without.click();
  await page.locator("summary", { hasText: traveller.t("booking.money.certificate") }).click();
  await code.fill("WELCOME10");
  await code.press("Enter");
  await expect(page.getByText(traveller.t("booking.money.accepted"))).toBeVisible();
  // PAY-18, PAY-19: any other refusal is told in the server's words, and the button works again.
  const other = {
    code: 3999,
    name: "Bad Request",
    message: "No car is left",
    status: 400,
    type: "BadRequest",
    details: {},
  };
  await page.route(/\/v4\/orders\?/, (route) => route.fulfill({ status: 400, json: { result: null, error: other } }), {
    times: 1,
  });
  await traveller.submitButton().click();
  await expect(page.getByText("No car is left")).toBeVisible();
  const sent = page.waitForRequest((call) => call.method() === "POST" && /\/v4\/orders\?/.test(call.url()));
  await traveller.submitButton().click();
  const body = (await sent).postDataJSON() as {
    expected_total: number;
    trips: { hash: string; additional_services: object[] }[];
  };
  expect(body.trips[0]?.hash).toBe("WELCOME10");
  expect(body.trips[0]?.additional_services).toHaveLength(2);
  await traveller.atBank("pay");
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  await expect(page.locator("dt", { hasText: name })).toBeVisible();
});

test("found 35: a name or sign that no font of paper has says how it will read before it is ordered, and a common one does not", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openForm();
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("check-name") && asked.push(request.postData() ?? ""));
  const name = traveller.field("booking.name");
  await name.fill("Анна Müller");
  await name.blur();
  await name.fill("ꦲꦤꦕꦫꦏ Bambang");
  await name.blur();
  await expect(page.getByText(traveller.t("booking.printedAs", { name: "Hncrk Bambang" }))).toBeVisible();
  const sign = traveller.field("booking.people.sign");
  await sign.fill("রবীন্দ্রনাথ");
  await sign.blur();
  await expect.poll(() => asked.length).toBe(2);
  await sign.fill("ꆈꌠꉙ 💎");
  await sign.blur();
  await expect(page.getByText(traveller.t("booking.printedAs", { name: "Nuosuhxop" }))).toBeVisible();
  await name.fill("Bambang");
  await name.blur();
  await expect(page.getByText(traveller.t("booking.printedAs", { name: "Hncrk Bambang" }))).toBeHidden();
  expect(asked.join()).not.toContain("Müller");
});

test("ruling 29: two cars there and two back, each with its own people, are one order at the sum that was shown; they outlive a reload, and a car that was taken away is not ordered", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  traveller.search = "&back=1";
  await traveller.openForm();
  const later = new Date(Date.parse(traveller.day()) + 3 * 86_400_000).toISOString().slice(0, 10);
  await traveller.fillPickup(0, [traveller.day(), "18:40"]);
  await page.locator("#trip-0-flight").fill("SU 2455");
  await traveller.fillMoment({ day: "#trip-1-departureDate", time: "#trip-1-departureTime" }, [later, "20:00"]);
  await page.locator("#trip-1-pickup").fill("1 Savile Row");
  await traveller.fillContact();
  const add = page.getByRole("button", { name: traveller.like("booking.cars.add") });
  await add.press("Enter");
  await expect(page.locator("#car-1-adults")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.locator("#car-1-passenger-0-name").fill("Boris Kim");
  await page.getByRole("button", { name: traveller.t("booking.cars.split") }).press("Enter");
  const back = traveller.t("orders.carOfWay", { way: traveller.t("orders.tripBack"), car: 2 });
  await expect(page.getByRole("heading", { name: back })).toBeVisible();
  await add.press("Enter");
  await expect(page.getByText(traveller.t("booking.cars.most", { count: 3 }))).toBeVisible();
  await page
    .getByRole("button", { name: traveller.t("booking.cars.remove", { car: "" }) })
    .last()
    .click();
  await expect(add).toBeFocused();
  await page.reload();
  await expect(page.locator("#car-1-passenger-0-name")).toHaveValue("Boris Kim");
  await expect(page.locator("#car-1-adults")).toHaveValue("2");
  await traveller.submitButton().click();
  // The other car's people are asked for, and nothing else is missing.
  await expect(page.locator("#car-2-passenger-0-name")).toBeFocused();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.insertText("Vera Pak");
  const summary = page.getByRole("region", { name: traveller.t("booking.summary") });
  const total = await summary.locator("strong").last().innerText();
  const sent = page.waitForRequest((call) => call.method() === "POST" && /\/v4\/orders\?/.test(call.url()));
  await traveller.submitButton().click();
  const { trips } = (await sent).postDataJSON() as { trips: { passengers: { name: string }[]; price_id: number }[] };
  expect(trips.map(({ passengers }) => passengers[0]?.name)).toEqual([
    traveller.lang === "ru" ? "Анна Иванова" : "Anna Ivanova",
    "Boris Kim",
    traveller.lang === "ru" ? "Анна Иванова" : "Anna Ivanova",
    "Vera Pak",
  ]);
  await traveller.atBank("pay");
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  for (const way of ["orders.tripThere", "orders.tripBack"] as const) {
    // Equal cars are told as one, and who travels in which of them.
    const cars = traveller.t("orders.pass.carsOfWay", {
      way: traveller.t(way),
      cars: traveller.t("orders.pass.cars", { count: 2 }),
    });
    await expect(page.getByRole("heading", { name: cars, level: 2, exact: true })).toBeVisible();
    for (const car of [1, 2]) {
      const name = traveller.t("orders.carOfWay", { way: traveller.t(way), car });
      await expect(page.getByRole("heading", { name, level: 3, exact: true }).first()).toBeVisible();
    }
  }
  await expect(page.getByText("Boris Kim", { exact: true }).first()).toBeVisible();
  await expect(page.getByText(total, { exact: true }).first()).toBeVisible();
});

test("a day without rides stays visible and marked, and ordering leads back to it", async ({ page }, info) => {
  const traveller = new Traveller(page, info);
  await page.route(/\/v4\/prices\?/, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { result: object[] };
    const result = answer.result.map((item) => ({ ...item, blackout_date: [traveller.day()] }));
    return route.fulfill({ json: { ...answer, result } });
  });
  await traveller.openForm();
  const date = traveller.field("booking.date.airport");
  await traveller.fillDate(date, traveller.day());
  const shown = traveller.onPhone ? traveller.day() : traveller.day().split("-").toReversed().join(".");
  await expect(date).toHaveValue(shown);
  await expect(page.locator("#trip-0-date-error")).toHaveText(traveller.t("booking.dateOff"));
  await traveller.submitButton().click();
  await expect(date).toBeFocused();
  await expect(date).toHaveValue(shown);
  await expect(page.locator("#trip-0-date-error")).toHaveText(traveller.t("booking.dateOff"));
});

test("B7, SCR-19: a trip to a flight asks for the pick-up address, its pick-up follows the flight, one that would miss it is refused with the latest, and a stop is added on the form", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  const later = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  await traveller.openFinder();
  await traveller.choosePlace("from", "moscow", /^(Москва|Moscow)/);
  await traveller.choosePlace("to", "SVO", /SVO/);
  await traveller.chooseButtons().first().click();
  const departure = page.locator("#trip-0-departureDate");
  const pickup = page.locator("#trip-0-date");
  const shown = (iso: string): string => (traveller.onPhone ? iso : iso.split("-").toReversed().join("."));
  await traveller.fillDate(departure, later(10));
  if (traveller.onPhone) await page.locator("#trip-0-departureTime").fill("12:00");
  else await page.locator("#trip-0-departureTime").pressSequentially("1200");
  await expect(pickup).toHaveValue(shown(later(10)));
  if (!traveller.onPhone) await departure.fill("");
  await traveller.fillDate(departure, later(14));
  await expect(pickup).toHaveValue(shown(later(14)));
  await expect(page.locator("#trip-0-time")).not.toHaveValue("");
  const advised = await page.locator("#trip-0-time").inputValue();
  if (!traveller.onPhone) await pickup.fill("");
  await traveller.fillPickup(0, [later(14), "12:30"]);
  await expect(page.getByText(traveller.t("booking.when.tooLate", { end: "airport" })).first()).toBeVisible();
  await page
    .getByRole("button", { name: traveller.like("booking.useRecommended") })
    .first()
    .click();
  await expect(page.locator("#trip-0-time")).toHaveValue(advised);

  await page.getByRole("button", { name: traveller.like("booking.end.stopAdd") }).click();
  await page.locator("#place-stop-1").pressSequentially("khimki", { delay: 20 });
  await page.locator("[role=option]").first().click();
  await expect(page).toHaveURL(/subAddress=/);
  await traveller.fillContact();
  await traveller.submitButton().click();
  const address = traveller.field("booking.address.pickup");
  await expect(address).toBeFocused();
  await address.fill("Тверская 1");
  await traveller.submitButton().click();
  await traveller.atBank("pay");
  await expect(page.getByText(/Тверская 1/).first()).toBeVisible();
  await expect(page.getByText(/Khimki|Химки/).first()).toBeVisible();
});

test("SCR-17, SCR-22, VAL-16, VAL-17: from town to town a time is seen to be checked, every child has a seat that the car offers or says it needs none, and no more children ride than seats", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await page.goto(`/booking/finder?lang=${traveller.lang}&from=g550280&to=g524901&people=1`);
  await traveller.seePrices();
  await traveller.chooseButtons().first().click();
  await traveller.seeForm();
  await traveller.submitButton().click();
  await expect(page.locator("#trip-0-pickup-error")).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(/check-time/, (route) => held.promise.then(() => route.continue()));
  await traveller.fillPickup(0, [traveller.day(), "12:00"]);
  await expect(page.getByText(traveller.t("booking.checkingTime")).first()).toBeVisible();
  held.resolve();
  await expect(page.getByText(traveller.t("booking.checkingTime"))).toHaveCount(0);
  await page.locator("#trip-0-pickup").fill("Mayakovskogo 1");
  await page.locator("#trip-0-dropoff").fill("Tverskaya 1");
  await traveller.fillContact();
  const children = page.locator("#children");
  await expect(page.locator("#seat-booster")).toHaveCount(0);
  await children.fill("9");
  await children.press("Tab");
  await expect(page.locator("#children-error")).toHaveText(traveller.t("DataForms.Forms.childrenAmount"));
  await expect(children).toHaveValue("2");
  await traveller.submitButton().click();
  const seats = page.locator("#child-seats");
  await expect(page.locator("#child-seats-error")).toHaveText(traveller.t("DataForms.Forms.childSeats"));
  await expect(seats).toBeFocused();
  const seat = { name: traveller.t("booking.more", { field: traveller.t("booking.seat.seat") }) };
  await page.getByRole("button", seat).click();
  await expect(page.locator("#child-seats-error")).toHaveText(traveller.t("booking.people.seatsMissing", { count: 1 }));
  expect(await axeFaults(page)).toEqual([]);
  await page.locator("#seat-booster").press("ArrowUp");
  await expect(page.locator("#child-seats-error")).toHaveCount(0);
  const ordered = page.waitForRequest((call) => call.method() === "POST" && /\/orders\?/.test(call.url()));
  await traveller.submitButton().click();
  expect(((await ordered).postDataJSON() as { trips: object[] }).trips).toMatchObject([{ children_amount: 2 }]);
  await page.waitForURL(/\/sandbox\/pay\//);
});

test("B6, B11, SCR-20: from a train to a flight both are asked for, and a train that is not known yet is told on the order's page later", async ({
  page,
}, info) => {
  const traveller = new Traveller(page, info);
  await traveller.openFinder();
  await traveller.choosePlace("from", "kazansky", /Kazansk|Казанск/);
  await traveller.choosePlace("to", "SVO", /SVO/);
  await traveller.chooseButtons().first().click();
  await expect(traveller.field("booking.train")).toHaveAttribute("required");
  await page.locator("#trip-0-departureFlight").fill("???");
  await page.locator("#trip-0-departureTerminal").selectOption("B");
  const departure = { day: "#trip-0-departureDate", time: "#trip-0-departureTime" };
  await traveller.fillMoment(departure, [traveller.day(), "22:00"]);
  await page.getByLabel(traveller.t("booking.end.later.station")).check();
  await traveller.fillPickup(0, [traveller.day(), "18:40"]);
  await traveller.fillContact();
  await traveller.submitButton().click();
  const flight = page.locator("#trip-0-departureFlight");
  await expect(flight).toBeFocused();
  await flight.fill("su 100");
  await traveller.submitButton().click();
  await traveller.atBank("pay");
  await expect(page.getByText(traveller.t("orders.laterTitle.station"))).toBeVisible();
  await expect(page.getByText("SU 100", { exact: false }).first()).toBeVisible();
  await page.getByLabel(traveller.t("booking.train"), { exact: true }).fill("048р");
  await page.keyboard.press("Enter");
  await expect(page.getByText(traveller.t("booking.end.need.carriage"))).toBeVisible();
  await page.getByLabel(traveller.t("booking.carriage"), { exact: true }).fill("7");
  await page.keyboard.press("Enter");
  await expect(page.getByText(traveller.t("orders.laterSaved.station", { number: "048Р, 7" }))).toBeVisible();
  await expect(page.getByText(traveller.t("orders.laterTitle.station"))).toHaveCount(0);
});

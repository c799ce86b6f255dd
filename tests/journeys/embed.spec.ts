import { expect, test, type Frame, type Locator, type Page } from "@playwright/test";
import { CHROMIUM_FLAGS } from "../../scripts/find-chromium.ts";
import { allowSite, difference, hostStyles, PAGES, startHost } from "./host-pages.ts";
import { Traveller } from "./traveller.ts";

// Browsers let a frame keep nothing more and more often: here it can neither store nor read a cookie.
test.use({
  viewport: { width: 1280, height: 900 },
  launchOptions: {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    args: [...CHROMIUM_FLAGS, "--test-third-party-cookie-phaseout"],
  },
});

let host = { origin: "", end: () => {} };
let disallow = async () => {};

test.beforeAll(async ({ baseURL }) => {
  host = await startHost(baseURL ?? "");
  disallow = await allowSite(baseURL ?? "", host.origin);
});
test.afterAll(async () => {
  await disallow();
  host.end();
});

/** The module's frame on a page, once the page and it have found each other. */
async function moduleOn(page: Page): Promise<Frame> {
  const element = page.locator("nameboard-booking iframe");
  await expect.poll(() => element.evaluate((frame) => frame.style.height)).toMatch(/^(?!520)\d+px$/);
  const frame = await (await element.elementHandle())?.contentFrame();
  if (!frame) throw new Error("The page has no frame");
  return frame;
}

type Mounts = { readonly mount: (parent: Element, options: object) => void };

/** Notes every event of the module on a page. */
const noteEvents = (page: Page) =>
  page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(window, { told });
    for (const name of ["ready", "height", "step", "order", "pay", "close"])
      addEventListener(`nameboard:${name}`, (event) => told.push([name, (event as CustomEvent<unknown>).detail]));
  });
const events = (page: Page) => page.evaluate(() => (window as unknown as { told: [string, object][] }).told);

/** Opens a page, and looks at it before the module's file comes and once its list is there. */
async function openHost(page: Page, path: string): Promise<Frame | Locator> {
  const { promise: isSeen, resolve: goOn } = Promise.withResolvers<void>();
  await page.route("**/embed/v1.js", async (route) => isSeen.then(() => route.continue()));
  await page.goto(`${host.origin}/${path}.html`, { waitUntil: "commit" });
  await expect(page.locator("h1")).toBeVisible();
  await page.waitForFunction(
    () => document.readyState !== "loading" && [...document.querySelectorAll("link")].every(({ sheet }) => sheet),
  );
  const before = await page.evaluate(hostStyles);
  goOn();
  const module = path.startsWith("inline/") ? page.locator("nameboard-inline") : await moduleOn(page);
  await expect(module.getByRole("button", { name: /^Choose/ }).first()).toBeVisible();
  await expect(module.locator("section[aria-busy=false]")).toBeVisible();
  expect(await page.evaluate(hostStyles), path).toEqual(before);
  await page.unroute("**/embed/v1.js");
  return module;
}

test("EMB-02, EMB-03, EMB-10, T-30, rule 48: on four pages, one of them hostile and one strict, the module looks the same and changes nothing, in the page itself and in a frame", async ({
  page,
}) => {
  // The app is bundled when it is first asked for.
  await page.request.get(`${host.origin}/react.js`);
  for (const way of ["inline/", ""]) {
    const pictures: string[] = [];
    for (const name of PAGES) {
      const module = await openHost(page, `${way}${name}`);
      // Half a pixel down the page, the same thing is drawn in other shades.
      await page.locator("nameboard-booking").evaluate(async (element) => {
        element.style.cssText = "position:absolute;left:0;top:0;width:760px";
        scrollTo(0, 0);
        await document.fonts.ready;
      });
      pictures.push((await module.getByRole("search").screenshot()).toString("base64"));
    }
    const [first = "", ...others] = pictures;
    for (const other of others) expect(await page.evaluate(difference, [first, other] as const)).toBeLessThan(1);
  }

  // The last page is an app, which takes the module away and brings it back.
  await page.getByRole("button", { name: "Hide the cars" }).press("Enter");
  expect(await page.locator("nameboard-booking").count()).toBe(0);
  await page.getByRole("button", { name: "Show the cars" }).press("Enter");
  const frame = await moduleOn(page);
  // The end that the page has set stays set when the way is turned round (EMB-10).
  await expect(frame.getByRole("combobox", { name: "To" })).toBeDisabled();
  await frame.getByRole("button", { name: "Swap" }).press("Enter");
  await expect(frame.getByRole("combobox", { name: "From" })).toHaveValue("London");
  await expect(frame.getByRole("combobox", { name: "From" })).toBeDisabled();
  await expect(frame.getByRole("combobox", { name: "To" })).toBeEnabled();
});

test("EMB-02, EMB-05, EMB-10, SCR-45: in the page itself a search leaves no trace there, a car is booked in our own window, and two modules stand side by side and go without one", async ({
  page,
}) => {
  await noteEvents(page);
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/v4/prices")) sent.push(request.url());
  });
  await page.goto(`${host.origin}/inline/plain.html`);
  const module = page.locator("nameboard-inline").first();
  await expect(module.getByRole("button", { name: /^Choose/ }).first()).toBeVisible();
  const look = async () => (await module.getByRole("search").screenshot()).toString("base64");
  const below = await look();
  await page.locator("#module").evaluate((around) => (around.style.textDecoration = "none"));
  // A line below the text around it is no property that the module could take back.
  expect(await page.evaluate(difference, [below, await look()] as const)).toBeLessThan(0.01);
  const around = () =>
    page.evaluate(() => [
      history.length,
      location.href,
      document.title,
      document.cookie,
      { ...localStorage, ...sessionStorage },
    ]);
  const before = await around();
  await module.getByRole("combobox", { name: "From" }).fill("gatwick");
  await module.getByRole("option", { name: /^Gatwick/ }).click();
  await expect(module.locator("section[aria-busy=false]")).toBeVisible();
  await module.getByRole("button", { name: "Swap" }).click();
  await expect(module.locator("section[aria-busy=false]")).toBeVisible();
  expect(await around()).toEqual(before);
  for (const address of sent)
    expect(address).toContain(`trans_host_name=${encodeURIComponent(new URL(host.origin).host)}`);
  expect((await events(page)).map(([name, detail]) => [name, detail])).toContainEqual(["step", { step: "cars" }]);

  const [own] = await Promise.all([
    page.context().waitForEvent("page"),
    module
      .getByRole("button", { name: /^Choose/ })
      .first()
      .click(),
  ]);
  await expect(own.getByRole("heading", { level: 1 })).toBeVisible();
  expect(own.url()).toMatch(/\/booking\/finder\/prices\?.*user_id=1863.*car=/);
  expect(own.url()).not.toContain("module_type");
  await own.close();

  await page.evaluate(() => {
    const other = document.createElement("nameboard-booking");
    const ends = { from: "a2434", to: "g2643743", back: "1", people: "7" };
    const options = { mode: "inline", partner: "1863", lang: "ru", currency: "USD", ...ends };
    for (const [name, value] of Object.entries(options)) other.setAttribute(name, value);
    document.querySelector("nameboard-booking")?.after(other);
  });
  await expect(
    page
      .locator("nameboard-inline")
      .last()
      .getByText(/^\d+\s\$$/)
      .first(),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Туда и обратно" })).toBeChecked();
  await expect(page.getByRole("button", { pressed: true }).filter({ hasText: "7–8" })).toBeVisible();
  await expect(module.getByText(/^€\d+$/).first()).toBeVisible();
  const left = await page.evaluate(() => {
    const removed: string[] = [];
    document.removeEventListener = (...listener: Parameters<Document["removeEventListener"]>) => {
      removed.push(listener[0]);
      Document.prototype.removeEventListener.apply(document, listener);
    };
    for (const one of document.querySelectorAll("nameboard-booking")) one.remove();
    Reflect.deleteProperty(document, "removeEventListener");
    const marks = Object.keys(document).filter((name) => name !== "location");
    return { fonts: document.fonts.size, marks, isHeard: !removed.includes("selectionchange") };
  });
  expect(left).toEqual({ fonts: 0, marks: [], isHeard: false });
});

test("T-31, rule 46, G-25: a thousand made-up messages, and forged greetings from another site, are neither heard nor answered", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await noteEvents(page);
  const stranger = await startHost("");
  await page.goto(`${host.origin}/plain.html`);
  const frame = await moduleOn(page);
  await expect(frame.locator("section[aria-busy=false]")).toBeVisible();
  await page.evaluate(async (src) => {
    const other = document.createElement("iframe");
    other.src = src;
    const loaded = new Promise((resolve) => (other.onload = resolve));
    document.body.append(other);
    await loaded;
  }, `${stranger.origin}/strict.html`);
  const before = await events(page);
  // The step at which it stood when they found each other is told as well.
  expect(before).toContainEqual(["step", { step: "cars" }]);
  const names = ["hello", "welcome", "ready", "height", "step", "order", "pay", "close", "going", "x"];
  const messages = Array.from({ length: 1000 }, (_, number) => ({
    nameboard: number % 3 === 0 ? number : 1,
    name: names[number % names.length],
    height: number,
    step: "order",
    order: number,
    url: "https://evil.example",
    page: "https://evil.example",
    fits: true,
  }));
  const elsewhere = page.frames().find((one) => one.url().startsWith(stranger.origin));
  const answers = await elsewhere?.evaluate(async (all) => {
    let heard = 0;
    addEventListener("message", () => void (heard += 1));
    for (const [number, message] of all.entries()) {
      window.top?.postMessage(number % 7 === 0 ? JSON.stringify(message) : message, "*");
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return heard;
  }, messages);
  // Nor does the frame hear its own page any longer, but for the channel.
  await page.evaluate(async (all) => {
    const guest = document.querySelector("nameboard-booking")?.shadowRoot?.querySelector("iframe")?.contentWindow;
    for (const message of all) guest?.postMessage(message, "*", [new MessageChannel().port2]);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }, messages);
  expect(answers).toBe(0);
  expect(await events(page)).toEqual(before);
  expect(errors).toEqual([]);
  expect(page.url()).toBe(`${host.origin}/plain.html`);
  stranger.end();
});

test("OPN-057, rule 47, EMB-03, T-34, PAY-04, PAY-10, PAY-21: a traveller books and pays from a frame that may keep nothing, and comes back to the page it stands on", async ({
  page,
}, info) => {
  await noteEvents(page);
  const told: string[] = [];
  await page.exposeFunction("tellPay", (text: string) => void told.push(text));
  await page.goto(`${host.origin}/plain.html`);
  // The page's own function for an order, which fails.
  const calls: unknown[] = [];
  await page.exposeFunction("noteOrder", (detail: unknown) => void calls.push(detail));
  await page.locator("nameboard-booking").evaluate((element) => {
    const around = window as unknown as { readonly noteOrder: (detail: unknown) => void; readonly Nameboard: Mounts };
    const order = (detail: unknown) => {
      around.noteOrder(detail);
      throw new Error("not ours");
    };
    const given = Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
    around.Nameboard.mount(element.parentElement ?? document.body, { ...given, order });
    element.remove();
  });
  await page.evaluate(() =>
    addEventListener("nameboard:pay", () =>
      (window as unknown as { tellPay: (text: string) => void }).tellPay(
        JSON.stringify((window as unknown as { told: unknown }).told),
      ),
    ),
  );
  const frame = await moduleOn(page);
  const isBlocked = await frame.evaluate(() => {
    try {
      return localStorage.length < 0;
    } catch {
      return true;
    }
  });
  expect(isBlocked).toBe(true);
  // A payment page that is neither ours nor encrypted is refused with an answer, so that the button does not wait for one.
  const goes = await frame.evaluate(() =>
    (window as unknown as { hostPage: { ask: (message: object) => unknown } }).hostPage.ask({
      name: "pay",
      url: "http://bank.example/pay",
    }),
  );
  expect(goes).toBe(false);
  // A frame has all that a page of the product has for whoever fills in its form.
  const traveller = new Traveller(frame as unknown as Page, info);
  await traveller.seePrices();
  // It grows and shrinks with its content, and another step begins at its top.
  const height = async () => Math.round((await page.locator("nameboard-booking iframe").boundingBox())?.height ?? 0);
  const needed = () => frame.evaluate(() => Math.ceil(document.body.getBoundingClientRect().height));
  await expect.poll(async () => (await height()) - (await needed())).toBe(0);
  const folded = await height();
  const lines = frame.getByRole("button", { name: traveller.like("prices.linesOf") }).first();
  await lines.press("Enter");
  await expect.poll(height).toBeGreaterThan(folded);
  await lines.press("Enter");
  await expect.poll(height).toBe(folded);
  const top = () => page.locator("nameboard-booking").evaluate((module) => module.getBoundingClientRect().top);
  await page.evaluate(() => scrollBy(0, 200));
  expect(await top()).toBeLessThan(0);
  await traveller.chooseButtons().first().press("Enter");
  await traveller.seeForm();
  await expect.poll(top).toBeGreaterThanOrEqual(0);
  await expect(frame.getByRole("banner")).toHaveCount(0);
  await expect(frame.getByRole("contentinfo")).toHaveCount(0);
  await traveller.fillTrip();
  await traveller.fillContact();
  const placed = page.waitForRequest((request) => /\/v1\/orders\?/.test(request.url()) && request.method() === "POST");
  await traveller.submitButton().click();
  expect((await placed).postDataJSON()).toMatchObject({ module_type: "frame", user_id: "1863" });
  // It is told so, and the button leads on from the order.
  await expect(frame.getByText(traveller.t("trans.common.error_boundary.title"))).toBeVisible();
  await frame.getByRole("button", { name: traveller.like("booking.draft.payEarlierSum") }).click();

  await page.waitForURL(/\/sandbox\/pay\//);
  expect(calls).toEqual([{ order: expect.any(Number) }]);
  expect(told[0]).toContain('["order",{"order":');
  expect(told[0]).not.toMatch(/Anna|Ivanova|916|example\.com/);
  await page.locator('form[action$="/pay"] button').click();
  await expect(page.getByRole("heading", { name: traveller.t("orders.paid") })).toBeVisible();
  expect(page.url()).not.toContain("key=");
  await page.getByRole("link", { name: traveller.t("orders.toHost", { host: new URL(host.origin).host }) }).click();
  await page.waitForURL(`${host.origin}/plain.html`);
});

test("OPN-058, OPN-135, EMB-06, PAY-10: an airline's page without our file is told of the form and of the payment page; the frame stays, and a link of the whole window leads there", async ({
  page,
}, info) => {
  await page.goto(`${host.origin}/bare.html`);
  const frame = page.frames()[1];
  if (frame === undefined) throw new Error("The page has no frame");
  const traveller = new Traveller(frame as unknown as Page, info);
  await traveller.seeForm();
  await traveller.fillTrip();
  await traveller.fillContact();
  await traveller.submitButton().click();
  const link = frame.getByRole("link", { name: traveller.like("payments.pay") });
  await expect(link).toHaveAttribute("target", "_top");
  expect(frame.url()).toContain("/finder/prices");
  const told = await page.evaluate(() => (window as unknown as { readonly told: { readonly source?: string }[] }).told);
  // It is greeted as well, as every listed site is.
  expect(told.filter(({ source }) => source !== undefined)).toEqual([
    { source: "transfer-booking", type: "step", step: "passengers" },
    { source: "transfer-booking", type: "pay", url: await link.getAttribute("href") },
  ]);
  await link.click();
  await page.waitForURL(/\/sandbox\/pay\//);
});

test("SCR-32, EMB-02, EMB-10: a partner sets an end under its own name, sees the real module obey, finds it in the code, and has a page of its site checked", async ({
  page,
}) => {
  await page.request.post("/v4/auth/login", { data: { login: "partner@demo.test", password: "nameboard-demo" } });
  await page.goto("/account/settings?tab=booking&lang=en");
  await page.locator("summary", { hasText: "Route, time, cars and colour" }).press("Enter");
  await page.getByRole("combobox", { name: "To" }).fill("LHR");
  await page.getByRole("option", { name: /Heathrow/ }).click();
  await page.getByRole("radio", { name: "To", exact: true }).check({ force: true });
  await page.getByLabel("Name of this place on your page").fill("Terminal hotel");
  const end = page.frameLocator('iframe[title="Preview"]').getByRole("combobox", { name: "To" });
  await expect(end).toHaveValue("Terminal hotel");
  await expect(end).toBeDisabled();
  await expect(page.getByRole("textbox", { name: "HTML" })).toHaveValue(
    /to="Terminal hotel@51\.\d+,-0\.\d+" fixed="to"/,
  );

  const address = `${host.origin}/plain.html`;
  await page.getByLabel("Address of the page").fill(address);
  await page.getByRole("button", { name: "Check", exact: true }).click();
  await expect(page.getByText(`We found nothing wrong on ${address}`)).toBeVisible();
  // What this browser blocks, the module itself says from there.
  await page.getByRole("button", { name: "Open it and check in this browser" }).click();
  await expect(page.getByText("The browser lets the module keep nothing.")).toBeVisible();
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { InlinePage } from "#contract/inline-page.ts";
import type { PageOptions } from "#contract/page-options.ts";
import { render } from "#web/app/entry-server.tsx";
import { call, logInAs, POINTS } from "../support/factories.ts";
import { buildTestApp, type TestApp } from "../support/test-app.ts";

let served: TestApp;
beforeAll(async () => {
  const files = { css: "", script: "/main.js", inlined: [], preloads: [] };
  served = await buildTestApp({
    variables: {
      SITES: "https://rides.example",
      APP_STORE_URL: "https://apps.example/en | https://apps.example/ru",
      GOOGLE_PLAY_URL: "https://play.example",
    },
    // As the sources draw them, without a build.
    parts: { pages: { clientDir: import.meta.dirname, filesOf: () => files, buildId: "1", render } },
  });
  const headers = { authorization: `Bearer ${await logInAs(served.app, "partner")}` };
  await call(served.app, "PUT", "/v4/partners/booking-module-settings", { body: LOOK, headers });
  for (const site of ["https://hotel.example/cars", "https://inn.example:8443"])
    await call(served.app, "POST", "/v4/partners/sites", { body: { site }, headers });
});
afterAll(() => served.close());

const LOOK = {
  main_color: "A61E4D",
  usp_background_color: "FFF6F3",
  usp_list: "22,10,20,7",
  header_ru: "Без <script>очереди</script>",
  header_en: "",
  bottom_description_ru: "Вопросы? Пишите.",
};

const open = async (search: string) => {
  const { body, statusCode } = await served.app.inject({ method: "GET", url: `/booking/finder${search}` });
  const json = /<script type="application\/json" id="page-options"[^>]*>([^<]*)</.exec(body)?.[1] ?? "";
  const drawn = body.slice(0, body.indexOf('id="page-options"'));
  return { drawn, status: statusCode, options: JSON.parse(json) as PageOptions };
};

describe("FND-17: the page of a partner", () => {
  test("USP-34: may show the partner's logo from its own site, and a picture from nowhere else", async () => {
    const policyOf = async (search: string) =>
      /img-src ([^;]*)/.exec(
        String(
          (await served.app.inject({ method: "GET", url: `/booking/finder${search}` })).headers[
            "content-security-policy"
          ],
        ),
      )?.[1];
    expect(await policyOf("?user_id=1863")).toBe("'self' data:");
    const settings = JSON.stringify({ logo: "https://pictures.example/logo.svg", siteUrl: "https://hotel.example" });
    await served.database.pool.query("update accounts set settings = settings || $1::jsonb where user_id = 1863", [
      settings,
    ]);
    expect(await policyOf("?user_id=1863")).toBe("'self' data: https://pictures.example");
    expect(await policyOf("")).toBe("'self' data:");
    await served.database.pool.query(
      "update accounts set settings = settings - 'logo' - 'siteUrl' where user_id = 1863",
    );
  });

  test("PAY-05: names the partner's page for whoever has ordered on its platform, and on no other", async () => {
    const set = (url: string | null) =>
      served.database.pool.query("update accounts set settings = settings || $1::jsonb where user_id = 1863", [
        JSON.stringify({ afterOrderUrl: url }),
      ]);
    const goalOf = async (search: string) => (await open(search)).options.afterOrderUrl;
    await set("https://hotel.example/thanks");
    expect(await goalOf("?user_id=1863")).toBe("https://hotel.example/thanks");
    for (const other of ["", "?user_id=25526", "?user_id=1863&module_type=frame", "?user_id=1863&platform=airline"])
      expect(await goalOf(other), other).toBeUndefined();
    await set("javascript:alert(1)");
    expect(await goalOf("?user_id=1863")).toBeUndefined();
    await set(null);
  });

  test("P1, rule 38: is drawn in the partner's look at once, as far as something was saved", async () => {
    const { drawn, options } = await open("?user_id=1863&lang=ru");
    expect(drawn).toContain("--accent:#A61E4D");
    expect(drawn).toContain("--ground:#FFF6F3");
    expect(drawn).toContain("Без &lt;script&gt;очереди&lt;/script&gt;</h1>");
    expect(drawn).toContain("Вопросы? Пишите.");
    expect([options.currency, options.partner?.editor]).toEqual(["EUR", undefined]);
    expect((await open("?user_id=1863&currency=USD")).options.currency).toBe("USD");
  });

  test("shows the advantages in their order, emphasised as they are written, and none that claims a figure nobody has given", async () => {
    const { drawn, options } = await open("?user_id=1863&lang=ru");
    expect(options.partner?.advantages).toEqual([10, 7]);
    const [seats, waiting] = ["Детские кресла", "<b>Час бесплатного ожидания</b> в аэропорту"].map((text) =>
      drawn.indexOf(text),
    );
    expect(seats).toBeGreaterThan(0);
    expect(waiting).toBeGreaterThan(seats ?? 0);
    expect(drawn).not.toMatch(/4,8|600/);
  });

  test("OPN-134, OPN-120: below its finder stand its advantages, its text and the app with both stores, in this order", async () => {
    const { drawn } = await open("?user_id=1863&lang=ru");
    const parts = ["Детские кресла", "Вопросы? Пишите.", "https://apps.example/ru", "https://play.example"];
    const places = parts.map((part) => drawn.indexOf(part, drawn.indexOf("</form>")));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test("costs nobody else a word: our own page, and that of a number which is no partner's, look as the operator set them", async () => {
    for (const search of ["", "?user_id=5", "?user_id=999999999", "?user_id=abc", "?user_id=-1863"]) {
      const { drawn, options, status } = await open(search);
      expect([status, options.partner, options.color]).toEqual([200, undefined, "#00AD5A"]);
      expect(drawn).toContain("--accent:#00AD5A");
      expect(Object.keys(options.messages).filter((key) => /^(partners|USP)\./.test(key))).toEqual([]);
    }
  });
});

describe("T-30, P2: who may show a page in a frame", () => {
  const framedBy = async (url: string) => {
    const { headers } = await served.app.inject({ url });
    const [, sources] = /frame-ancestors ([^;]*)/.exec(String(headers["content-security-policy"])) ?? [];
    return [sources, headers["x-frame-options"]];
  };
  const SITES = "https://hotel.example https://inn.example:8443";

  test.each([
    ["/booking/finder?user_id=1863&module_type=frame", [SITES, undefined]],
    ["/booking/finder/prices?module_type=frameng&user_id=1863", [SITES, undefined]],
    ["/booking/order/1000?module_type=frame&user_id=1863", [SITES, undefined]],
    ["/booking/finder?module_type=frame", ["https://rides.example", undefined]],
    // A partner that has named no site, our own pages, and what is nobody's to frame.
    ["/booking/finder?user_id=25526&module_type=frame", ["'none'", "DENY"]],
    ["/booking/finder?user_id=1863", ["'none'", "DENY"]],
    ["/booking/finder?user_id=1863&module_type=booking", ["'none'", "DENY"]],
    ["/booking/edit?user_id=1863&module_type=frame", ["'none'", "DENY"]],
    ["/my-trips?user_id=1863&module_type=frame", ["'none'", "DENY"]],
    ["/account/security?user_id=1863&module_type=frame", ["'none'", "DENY"]],
    ["/v4/settings?user_id=1863&module_type=frame", ["'none'", "DENY"]],
  ])("%s", async (url, expected) => {
    expect(await framedBy(url)).toEqual(expected);
  });

  test("T-30: a module in the page itself begins on a listed site alone, in the look and with the options of its partner", async () => {
    const askFrom = async (origin: string, search = "?user_id=1863&lang=en&accent=1F3A4D") => {
      const { statusCode, headers, body } = await served.app.inject({
        url: `/booking/inline${search}`,
        headers: { origin, host: "rides.example" },
      });
      return { statusCode, allowed: headers["access-control-allow-origin"], page: JSON.parse(body) as InlinePage };
    };
    const listed = await askFrom("https://hotel.example");
    expect([listed.statusCode, listed.allowed]).toEqual([200, "https://hotel.example"]);
    expect(listed.page.options).toMatchObject({
      color: "#1F3A4D",
      userId: "1863",
      moduleType: "booking",
      hasSession: false,
    });
    expect((await askFrom("https://rides.example", "")).statusCode).toBe(200);
    const stranger = await askFrom("https://stranger.example");
    expect([stranger.statusCode, stranger.page.options]).toEqual([403, undefined]);
    expect(stranger.page.unlisted).toEqual({
      text: "Booking is not available on this page yet.",
      link: {
        text: "Is this your site? Switch booking on",
        url: "http://rides.example/account/settings?tab=booking&lang=en&site=https%3A%2F%2Fstranger.example",
      },
    });
  });

  test("EMB-03, T-09: a page that a frame or a link of another site opens knows who has logged in; a call from there is a visitor's", async () => {
    const cookie = `nameboard-session=${await logInAs(served.app, "customer")}`;
    const isKnown = async (url: string, mode: string) => {
      const headers = { cookie, "sec-fetch-site": "cross-site", "sec-fetch-mode": mode };
      const { body } = await served.app.inject({ url, headers });
      return body.includes('"hasSession":true') || body.includes("customer@demo.test");
    };
    expect(await isKnown("/booking/finder?module_type=frame&user_id=1863", "navigate")).toBe(true);
    expect(await isKnown("/booking/finder", "cors")).toBe(false);
    for (const mode of ["navigate", "cors"]) expect(await isKnown("/v4/partners/get-setting-user", mode)).toBe(false);
  });

  test("T-30: in the frame of a site that is not listed stands a sentence that anybody may see, and the way to the list", async () => {
    const inFrameOf = async (referer: string, search = "?user_id=1863&module_type=frame&lang=en") =>
      served.app.inject({
        url: `/booking/finder${search}`,
        headers: { referer, host: "rides.example", "sec-fetch-dest": "iframe" },
      });
    const { statusCode, headers, body } = await inFrameOf("https://stranger.example/rooms");
    expect([statusCode, headers["x-frame-options"]]).toEqual([403, undefined]);
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(body).toContain("Booking is not available on this page yet.");
    expect(body).toContain('href="/account/settings?tab=booking&amp;lang=en&amp;site=https%3A%2F%2Fstranger.example"');
    expect(body).not.toMatch(/<(script|form|input|button)|page-options/);
    expect((await inFrameOf("https://stranger.example/", "?module_type=frame")).body).not.toContain("href=");
    for (const listed of ["https://hotel.example/cars", "https://rides.example/account"])
      expect((await inFrameOf(listed)).statusCode).toBe(200);
  });

  test("a partner alone may look at its own module in a frame of ours", async () => {
    const policyOf = async (name: string, url: string) => {
      const cookie = `nameboard-session=${await logInAs(served.app, name)}`;
      const { headers } = await served.app.inject({ url, headers: { cookie } });
      return String(headers["content-security-policy"]);
    };
    expect(await policyOf("partner", "/account/settings?tab=booking")).toContain("frame-src 'self'; ");
    const module = "/booking/finder?user_id=1863&module_type=frame";
    expect(await policyOf("partner", module)).toContain(`frame-ancestors 'self' ${SITES};`);
    expect(await policyOf("partner2", module)).toContain(`frame-ancestors ${SITES};`);
  });

  test("the page knows the sites, and no other page does", async () => {
    const { options } = await open("?user_id=1863&module_type=frame");
    expect([options.moduleType, options.sites]).toEqual(["frame", SITES.split(" ")]);
    expect((await open("?user_id=1863")).options.sites).toBeUndefined();
  });
});

describe("EMB-10: an end that the page around has set", () => {
  const draw = async (end: string, more = "") => {
    const search = `?user_id=1863&module_type=frame&lang=en&from=${encodeURIComponent(end)}&fixed_end=from${more}`;
    const { drawn, options } = await open(search);
    const field = /<input[^>]*id="place-from"[^>]*>/.exec(drawn)?.[0] ?? "";
    return { field, place: options.places[end] };
  };

  test("APP-09: is shown at once, by an id or by a name and a point, because the page brings its place along, and cannot be typed over", async () => {
    const { field, place } = await draw("Alder Row Inn@51.4975,-0.1357", "&to=a2434");
    expect(field).toMatch(/disabled/);
    expect(field).toContain('value="Alder Row Inn"');
    expect(place).toMatchObject({ geometry: { location: { lat: 51.4975, lng: -0.1357 } }, exactAddress: true });
    expect(place?.structured_formatting.secondary_text).toContain("United Kingdom");
    expect((await draw("a2434")).field).toMatch(/disabled/);
  });

  test("is the visitor's to choose where it names no place that a car can come to", async () => {
    for (const end of ["Buoy@40.0001,-40.0001", "nothing"]) {
      const { field, place } = await draw(end);
      expect([place, field.includes("disabled")]).toEqual([null, false]);
    }
  });

  test("is a place like any other for the calls of the page", async () => {
    const url = `/v4/places/${encodeURIComponent("Alder Row Inn@51.4975,-0.1357")}?lang=ru`;
    const { result } = await call<{ readonly name: string; readonly country_code: string }>(served.app, "GET", url, {});
    expect(result).toMatchObject({ name: "Alder Row Inn", country_code: "GB", timezone: "Europe/London" });
  });
});

test("P1, SCR-39, NET-39: the page of a partner that is closed sells nothing and says so, on every screen", async () => {
  await served.database.pool.query("update accounts set disabled_at = now() where user_id = 25526");
  const { drawn, status, options } = await open("?user_id=25526&lang=en");
  expect([status, options.partner]).toEqual([403, undefined]);
  expect(drawn).toContain("<title>Access denied</title>");
  expect(drawn).toContain("Access denied</h1>");
  expect(drawn).not.toContain('id="place-from"');
  expect((await served.app.inject({ url: "/booking/rent?user_id=25526" })).statusCode).toBe(403);
  const from = `start_place_point=${POINTS.moscow}&finish_place_point=${POINTS.sheremetyevo}`;
  for (const [user, expected] of [
    ["25526", [403, 7003]],
    ["1863", [200, undefined]],
  ] as const) {
    const sold = await call(served.app, "GET", `/v4/prices?user_id=${user}&${from}`, {});
    expect([user, sold.status, sold.error?.code]).toEqual([user, ...expected]);
  }
  // A traveller who booked there before still finds the order.
  expect((await call(served.app, "GET", "/v4/settings?user_id=25526", {})).status).toBe(200);
});

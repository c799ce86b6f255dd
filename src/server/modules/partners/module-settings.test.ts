import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { WireModule } from "#contract/partners.ts";
import { ERRORS } from "#contract/wire/errors.ts";
import { KEPT_VERSIONS } from "#server/modules/partners/module-settings.repository.ts";
import { call, logInAs, type Answered } from "../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../tests/support/test-app.ts";

const PARTNER = 1863;
const OTHER_PARTNER = 25526;
const SAVE = "/v4/partners/booking-module-settings";

let test: TestApp;
let partner: { authorization: string };
beforeAll(async () => {
  test = await buildTestApp({ variables: { ACCENT_COLOR: "#1a73e8" } });
  partner = await session("partner");
});
afterAll(() => test.close());

const session = async (name: string) => ({ authorization: `Bearer ${await logInAs(test.app, name)}` });

const read = async (id = PARTNER, version = "v4"): Promise<WireModule> =>
  (await call<WireModule>(test.app, "GET", `/${version}/partners/booking-module-settings/${id}`)).result;
const save = (body: object, headers: Record<string, string> = partner, query = ""): Promise<Answered<WireModule>> =>
  call<WireModule>(test.app, "PUT", `${SAVE}${query}`, { body, headers });

const DEFAULTS: WireModule = {
  theme: "light",
  main_color: "1A73E8",
  usp_image: 1,
  usp_list: "7,3,21,22,9",
  usp_background_color: "F4F6F8",
  show_benefits_block: 1,
  show_reviews_block: 1,
  mobile_app_info: 1,
  header_ru: "",
  header_en: "",
  top_description_ru: "",
  top_description_en: "",
  bottom_description_ru: "",
  bottom_description_en: "",
  show_partner_logo: 0,
  partner_site_url: "",
  show_promo_code: 1,
};
const PAYLOAD = {
  theme: "light",
  main_color: "0a7cff",
  usp_image: 3,
  usp_list: "2,7,33",
  usp_background_color: "EAF7F0",
  mobile_app_info: 0,
  show_benefits_block: 1,
  show_reviews_block: 0,
  header_ru: "Поездки от Riviera",
  header_en: "Rides by Riviera",
  top_description_ru: "Сверху",
  top_description_en: "Above",
  bottom_description_ru: "Снизу",
  bottom_description_en: "Below",
};
const AS_READ = { ...DEFAULTS, ...PAYLOAD, main_color: "0A7CFF" };

describe("the look of a partner's module", () => {
  it("NET-10, USP-31 to USP-33: is the default when nothing was saved, under every version", async () => {
    for (const version of ["v1", "v3", "v4", "transnextgen/v4"]) expect(await read(PARTNER, version)).toEqual(DEFAULTS);
    expect(await read(999_999)).toEqual(DEFAULTS);
  });

  it("NET-37, ROL-30: is what that partner has saved", async () => {
    const { result, error } = await save(PAYLOAD);
    expect([result, error]).toEqual([AS_READ, null]);
    expect(await read()).toEqual(AS_READ);
    expect(await read(OTHER_PARTNER)).toEqual(DEFAULTS);
  });

  it("USP-27: returns to the defaults when a reset is saved, with empty texts", async () => {
    await save(PAYLOAD);
    const empty = Object.fromEntries(
      Object.keys(PAYLOAD)
        .filter((name) => /_(ru|en)$/.test(name))
        .map((name) => [name, ""]),
    );
    const { result } = await save({
      ...empty,
      main_color: "1A73E8",
      usp_image: 1,
      usp_list: "7,3,21,22,9",
      usp_background_color: "F4F6F8",
      mobile_app_info: 1,
      show_benefits_block: 1,
      show_reviews_block: 1,
    });
    expect(result).toEqual(DEFAULTS);
  });

  it("keeps the members that a save omits, and drops unknown ones", async () => {
    await save(PAYLOAD);
    const { result, error } = await save({
      header_en: "Other",
      partner_id: OTHER_PARTNER,
      show_promo_code: 0,
      price: 1,
    });
    expect([result, error]).toEqual([{ ...AS_READ, header_en: "Other" }, null]);
    expect(await read(OTHER_PARTNER)).toEqual(DEFAULTS);
  });

  it.each([
    [true, 1],
    [false, 0],
    ["1", 1],
    ["0", 0],
    ["true", 1],
    [1, 1],
  ])("OPN-115: reads the switch %j and answers %i", async (sent, answered) => {
    await save({ show_reviews_block: answered === 1 ? 0 : 1 });
    expect((await save({ show_reviews_block: sent })).result.show_reviews_block).toBe(answered);
  });

  it("OPN-117: shows no advantages when none are chosen, and each chosen one once", async () => {
    expect((await save({ usp_list: "" })).result.usp_list).toBe("");
    expect((await save({ usp_list: [3, 7, 3] })).result.usp_list).toBe("3,7");
  });

  it.each([
    { main_color: "red" },
    { main_color: "0A7CFF;}body{" },
    { usp_background_color: "url(//x)" },
    { usp_image: 0 },
    { usp_image: 7 },
    { usp_image: "../1" },
    { usp_list: "7,36" },
    { usp_list: "7;drop" },
    { show_reviews_block: 2 },
    { theme: "dark" },
    { header_ru: "x".repeat(201) },
    { top_description_en: "x".repeat(1001) },
    { header_en: "a\0b" },
    { header_en: "half \uD83D" },
  ])("OPN-114, T-07: %j is refused, and none of it is stored", async (wrong) => {
    await save(PAYLOAD);
    const { status, error } = await save({ header_ru: "new", ...wrong });
    expect([status, error?.code]).toEqual([400, ERRORS.malformed.number]);
    expect(await read()).toEqual(AS_READ);
  });

  it("T-07: any text comes back as exactly that text", async () => {
    const text = fc.oneof(
      fc.string({ unit: "binary", maxLength: 200 }),
      fc.string({ unit: "grapheme", maxLength: 40 }),
      fc.constantFrom(
        "<script>alert(1)</script>",
        "{{7*7}}",
        "  both ends  ",
        "a\nb\r\nc",
        "\u202Eevil",
        "' or 1=1 --",
        "%00",
      ),
    );
    const allowed = text.filter((value) => !value.includes("\0") && [...value].length <= 200);
    await fc.assert(
      fc.asyncProperty(allowed, allowed, allowed, async (header, description, other) => {
        const texts = { header_ru: header, bottom_description_en: description, bottom_description_ru: other };
        expect((await save(texts)).error).toBeNull();
        expect(await read()).toMatchObject(texts);
      }),
      { numRuns: 60 },
    );
  });
});

describe("who may save a look", () => {
  it("OPN-088: only a partner; visitors and other accounts get different refusals", async () => {
    expect((await save(PAYLOAD, {})).status).toBe(401);
    for (const login of ["customer", "coordinator", "agent", "admin"]) {
      expect((await save(PAYLOAD, await session(login))).status).toBe(403);
    }
  });

  it("T-07: naming another partner does not change their look", async () => {
    const before = await read(OTHER_PARTNER);
    const { error } = await save({ header_en: "Mine" }, partner, `?user_id=${OTHER_PARTNER}`);
    expect(error?.code).toBe(ERRORS["user-differs"].number);
    await save({ header_en: "Mine", user_id: OTHER_PARTNER, partner_id: OTHER_PARTNER });
    expect(await read(OTHER_PARTNER)).toEqual(before);
  });

  it("OPN-089: can be saved on v4 only", async () => {
    const v1 = await call(test.app, "PUT", "/v1/partners/booking-module-settings", { body: PAYLOAD, headers: partner });
    expect(v1.status).toBe(404);
  });

  it("T-09: a save sent by another site is refused", async () => {
    const cookie = (partner.authorization ?? "").replace("Bearer ", "nameboard-session=");
    const { status } = await save({ header_en: "Forged" }, { cookie, "sec-fetch-site": "cross-site" });
    expect(status).toBe(401);
    expect((await read()).header_en).not.toBe("Forged");
  });
});

describe("saves of one partner", () => {
  it("run one after the other, each a version to go back to, and only the last ones are kept", async () => {
    const versions = async () =>
      (await test.database.pool.query("select version from module_settings where partner_id = 25526 order by version"))
        .rows;
    const other = await session("partner2");
    await Promise.all(Array.from({ length: 8 }, (_, at) => save({ usp_image: (at % 6) + 1 }, other)));
    expect(await versions()).toEqual(Array.from({ length: 8 }, (_, at) => ({ version: at + 1 })));
    for (let at = 0; at < KEPT_VERSIONS; at++) await save({ header_en: `Save ${at}` }, other);
    expect(await versions()).toHaveLength(KEPT_VERSIONS);
    expect((await read(OTHER_PARTNER)).header_en).toBe(`Save ${KEPT_VERSIONS - 1}`);
  });
});

describe("the operator's decisions about a partner", () => {
  const decide = (settings: object) =>
    test.database.pool.query("update accounts set settings = $1 where user_id = $2", [settings, PARTNER]);

  it("OPN-133: logo, site and promo code are returned and cannot be saved", async () => {
    await decide({ logo: "/logo.svg", siteUrl: "https://riviera.example", features: ["rent"] });
    const decided = { show_partner_logo: 1, partner_site_url: "https://riviera.example/", show_promo_code: 0 };
    expect(await read()).toMatchObject(decided);
    expect((await save({ show_partner_logo: 0, partner_site_url: "https://evil.example" })).result).toMatchObject(
      decided,
    );
    await decide({ siteUrl: "javascript:alert(1)" });
    expect((await read()).partner_site_url).toBe("");
  });

  it("OPN-086: a frame of the partner starts with its currency, its role, how it may pay and the colour of its module", async () => {
    await decide({});
    await save({ main_color: "#D6336C" });
    const { result } = await call<object>(test.app, "GET", `/v1/partners/frame-user-settings/${PARTNER}`);
    expect(result).toMatchObject({
      main_color: "D6336C",
      currency: "EUR",
      role: "partner",
      to_card_and_cash: expect.any(Boolean) as unknown,
      to_card_payments: expect.any(Boolean) as unknown,
    });
    const nobody = await call<{ main_color: string }>(test.app, "GET", "/v1/partners/frame-user-settings/999999");
    expect(nobody.result.main_color).toBe("1A73E8");
  });
});

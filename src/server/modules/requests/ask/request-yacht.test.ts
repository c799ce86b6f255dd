import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ERRORS } from "#contract/wire/errors.ts";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import type { KeptMail } from "#server/modules/notifications/mailer.ts";
import { attemptKey, call, eventually, logInAs } from "../../../../../tests/support/factories.ts";
import { buildTestApp, TEST_NOW, type TestApp } from "../../../../../tests/support/test-app.ts";

const DESK = "desk@rides.example";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { OPERATOR_MAIL: DESK, OPERATOR_LANG: "en" } });
});
afterAll(() => test.close());

const BODY = {
  location: { city: "Bodrum", country: "Turkey" },
  date: "2026-12-05 10:30",
  hours: 4,
  guests: 6,
  has_children: true,
  details: "With a skipper",
  host: "partner.example",
  phone: "+7 916 123-45-67",
};
const CONTACT = { name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" };
const send = (body: object, options: { prefix?: string; key?: string; headers?: Record<string, string> } = {}) =>
  call<{ request_id: number }>(test.app, "POST", `${options.prefix ?? "/v4"}/send/booking-yacht-requests`, {
    body,
    headers: { ...options.headers, ...(options.key === undefined ? {} : { "idempotency-key": options.key }) },
  });
const rows = async () => (await test.database.pool.query("select * from yacht_requests order by request_id")).rows;
const mailsOf = (number: number, count: number): Promise<KeptMail[]> =>
  eventually(async () => {
    const all = await createFileMailer({ dir: test.mailDir }).list();
    const found = all.filter(({ subject }) => new RegExp(` ${number}\\b`).test(subject));
    expect(found).toHaveLength(count);
    return found.toSorted((a, b) => (a.to === DESK ? -1 : 1) - (b.to === DESK ? -1 : 1));
  });
const words = (mail: KeptMail | undefined): string => (mail?.text ?? "").replace(/[\u00A0\u202F]/g, " ");

describe("a request for a yacht", () => {
  it("OPN-136, NET-35: is stored as sent, with a phone alone, and answered with its number", async () => {
    const { result, error } = await send(BODY);
    expect(error).toBeNull();
    expect((await rows()).at(-1)).toMatchObject({
      request_id: result.request_id,
      place: "Bodrum, Turkey",
      starts_local: "2026-12-05 10:30",
      hours: 4,
      guests: 6,
      has_children: true,
      wish: "With a skipper",
      host: "partner.example",
      name: "",
      phone: "+79161234567",
      email: "",
    });
  });

  it("for a day without a time is stored as such, and its message names only the day", async () => {
    for (const date of ["2026-12-05", "05.12.2026"]) {
      const { result } = await send({ ...BODY, date });
      expect((await rows()).at(-1)).toMatchObject({ starts_local: "2026-12-05 00:00", has_time: false });
      const [mail] = await mailsOf(result.request_id, 1);
      expect(words(mail)).toContain("5 December 2026");
      expect(words(mail)).not.toContain("00:00");
    }
  });

  it.each(["/ru", "/en", "/v1", "/v3", "/v4", "/transnextgen/v1", "/transnextgen/en"])(
    "OPN-108: is accepted under %s; a language in the path applies when nothing else names one",
    async (prefix) => {
      expect((await send(BODY, { prefix })).result.request_id).toBeGreaterThan(0);
      expect((await rows()).at(-1)?.lang).toBe(prefix.endsWith("en") ? "en" : "ru");
      await send({ ...BODY, lang: "en" }, { prefix });
      expect((await rows()).at(-1)?.lang).toBe("en");
    },
  );

  it("is refused under any other prefix", async () => {
    expect((await send(BODY, { prefix: "/de" })).status).toBe(400);
    expect((await send(BODY, { prefix: "" })).status).toBe(404);
  });

  it.each([
    [{ location: "Marmaris" }, { place: "Marmaris" }],
    [{ location: { place: " Göcek\nmarina" } }, { place: "Göcek marina" }],
    [{ date: "05.12.2026 10:30" }, { starts_local: "2026-12-05 10:30" }],
    [
      { hours: "2", guests: "3", has_children: "0" },
      { hours: 2, guests: 3, has_children: false },
    ],
    [{ has_children: 1 }, { has_children: true }],
  ])("in another spelling, %j, is the same request", async (change, kept) => {
    expect((await send({ ...BODY, ...change })).error).toBeNull();
    expect((await rows()).at(-1)).toMatchObject(kept);
  });

  it.each([
    ["yacht-place", { location: " \u200B " }],
    ["yacht-time", { date: "2026-11-20 10:00" }],
    ["yacht-time", { date: "2027-06-01 10:00" }],
    ["time-malformed", { date: "2026-11-31 10:00" }],
    ["time-malformed", { date: "soon" }],
    ["yacht-hours", { hours: 0 }],
    ["yacht-hours", { hours: -3 }],
    ["yacht-hours", { hours: 25 }],
    ["yacht-guests", { guests: 0 }],
    ["yacht-guests", { guests: 51 }],
    ["yacht-place", { location: "Бо" }],
    ["yacht-contact", { phone: undefined }],
    ["passenger-incomplete", { phone: " " }],
    ["malformed", { hours: 2.5 }],
    ["malformed", { guests: "many" }],
    ["malformed", { location: undefined }],
    ["passenger-incomplete", { email: "anna@" }],
    ["passenger-incomplete", { phone: "12" }],
  ] as const)("OPN-104, P3: that is wrong is refused as %s, and nothing is kept: %j", async (code, change) => {
    const before = await rows();
    expect((await send({ ...BODY, ...change })).error?.code).toBe(ERRORS[code].number);
    expect(await rows()).toEqual(before);
  });

  it.each([
    ["hours", "2,5", "Check the number of hours", "Проверьте число часов"],
    ["guests", 51, "A yacht takes 1 to 50 guests", "На яхте может быть от 1 до 50 гостей"],
    [
      "location",
      "Бо",
      "Say where you need the yacht: at least 3 letters",
      "Укажите, где нужна яхта: не меньше трёх букв",
    ],
  ])("P3: with a wrong %s is refused in the words of the field", async (field, value, en, ru) => {
    for (const [lang, words] of Object.entries({ en, ru })) {
      const { error } = await send({ ...BODY, [field]: value }, { prefix: `/${lang}` });
      expect(error?.message).toBe(words);
    }
  });

  it("YAC-18: for today at the clock of its city is refused, wherever the day begins later", async () => {
    // It is 21 November in Dubai, while in the west of America it is still the 20th.
    test.clock.now = Date.UTC(2026, 10, 20, 20, 30);
    const asked = (date: string) => send({ ...BODY, location: "Дубай, ОАЭ", date });
    expect((await asked("2026-11-21 23:00")).error?.code).toBe(ERRORS["yacht-time"].number);
    expect((await asked("2026-11-22 00:00")).error).toBeNull();
    test.clock.now = TEST_NOW;
  });

  it("R-01: sent ten times at once with one key is one request; other content with the key is refused", async () => {
    const key = attemptKey();
    const before = (await rows()).length;
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({ ...BODY, ...CONTACT }, { key })));
    expect(new Set(answers.map(({ result }) => result.request_id)).size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    for (const number of new Set(answers.map(({ result }) => result.request_id))) await mailsOf(number, 2);
    expect((await send({ ...BODY, guests: 2 }, { key })).error?.code).toBe(ERRORS["attempt-conflict"].number);
  });

  it("from an account without its own contact is answered to the account", async () => {
    await send(BODY, { headers: { authorization: `Bearer ${await logInAs(test.app, "customer")}` } });
    expect((await rows()).at(-1)).toMatchObject({ name: "Anna Demo", email: "customer@demo.test", user_hint: "5" });
  });
});

describe("what others asked for", () => {
  const recent = async (lang: string) =>
    (
      await call<{ city: string; hours: number; guests: number }[]>(
        test.app,
        "GET",
        `/v4/yacht-requests/recent?lang=${lang}`,
      )
    ).result;
  const DAY_MS = 86_400_000;

  it("YAC-09: is told by city, hours and guests alone, once six have asked and two weeks have passed", async () => {
    await test.database.pool.query("delete from yacht_requests");
    const ask = async (location: string, guests: number) =>
      expect((await send({ ...BODY, ...CONTACT, location, guests })).error).toBeNull();
    for (const guests of [1, 2, 3, 4, 5]) await ask("Bodrum, Turkey", guests);
    await ask("The house of Anna Ivanova", 6);
    await ask("Стамбул, Турция", 5);
    await ask("Сочи, Россия", 5);
    // The same again tells nothing more.
    await ask("Istanbul", 5);
    expect(await recent("en")).toEqual([]);
    test.clock.now += 14 * DAY_MS;
    const found = await recent("en");
    expect(found).toHaveLength(6);
    expect(found).toContainEqual({ city: "istanbul", hours: 4, guests: 5 });
    expect(JSON.stringify(found)).not.toMatch(/Anna|916|house/);
    expect((await recent("ru")).map(({ city }) => city)).toContain("sochi");
    await test.database.pool.query("delete from yacht_requests where guests = 1");
    expect(await recent("en")).toEqual([]);
    test.clock.now = TEST_NOW;
  });
});

describe("the messages of a request for a yacht", () => {
  it("give the operator everything, and the person who asks a confirmation without the phone number", async () => {
    const { result } = await send({ ...BODY, ...CONTACT }, { prefix: "/en" });
    const [desk, anna] = await mailsOf(result.request_id, 2);
    expect([desk?.to, desk?.replyTo, desk?.subject]).toEqual([
      DESK,
      CONTACT.email,
      `Yacht request ${result.request_id}`,
    ]);
    for (const part of [
      "Place: Bodrum, Turkey",
      "Start: Sat 5 December 2026, 10:30",
      "Duration: 4 hours",
      "Guests: 6, with children",
      "Wishes: With a skipper",
      "Phone: +7 916 123 45 67",
      "Language: English",
    ]) {
      expect(words(desk)).toContain(part);
    }
    expect([anna?.to, anna?.replyTo]).toEqual([CONTACT.email, undefined]);
    expect(words(anna)).toContain("Hello Anna Ivanova.");
    expect(words(anna)).not.toContain("916");
  });

  it("go only to the operator when no address was given, and say so", async () => {
    const { result } = await send({ ...BODY, details: undefined });
    const [desk] = await mailsOf(result.request_id, 1);
    expect(desk?.replyTo).toBeUndefined();
    expect(words(desk)).toContain("No e-mail was given: call the number below.");
    expect(words(desk)).not.toMatch(/undefined|Wishes:|E-mail:|\n{3}/);
  });

  it("T-25: have no link made from typed text, and no address in the greeting", async () => {
    const typed = {
      ...BODY,
      ...CONTACT,
      name: "Win http://cheap.example",
      location: "www.cheap.example",
      host: "cheap.example",
    };
    const { result } = await send(typed, { prefix: "/en" });
    const found = await mailsOf(result.request_id, 2);
    for (const mail of found) {
      expect(mail.text + mail.html).not.toMatch(/www\.cheap|http:\/\/cheap|href=/);
      expect(mail.subject).not.toContain("cheap");
    }
    expect(words(found[1])).toContain("Hello.");
  });
});

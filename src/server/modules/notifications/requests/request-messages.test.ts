import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import type { KeptMail } from "#server/modules/notifications/mailer.ts";
import { attemptKey, call, eventually, POINTS } from "../../../../../tests/support/factories.ts";
import { buildTestApp, type TestApp } from "../../../../../tests/support/test-app.ts";

let test: TestApp;
beforeAll(async () => {
  test = await buildTestApp({ listen: true, variables: { OPERATOR_MAIL: "desk@rides.example", OPERATOR_LANG: "en" } });
});
afterAll(() => test.close());

const BODY = {
  start: { title: "Palma de Mallorca", location: "39.56939,2.65024" },
  finish: { title: "Barcelona, www.cheap.example", location: "41.38879,2.15899" },
  date: "2027-02-01",
  round_trip: true,
  contact: { name: "Anna Ivanova", phone: "+7 916 123-45-67", email: "anna@example.com" },
  text: "Two pairs of skis",
};
const mails = (): Promise<KeptMail[]> => createFileMailer({ dir: test.mailDir }).list();
const send = async (lang: "ru" | "en", changes: object = {}, key = attemptKey()): Promise<number> => {
  const { result, error } = await call<{ request_id: number }>(test.app, "POST", `/v4/route-requests?lang=${lang}`, {
    body: { ...BODY, ...changes },
    headers: { "idempotency-key": key },
  });
  expect(error).toBeNull();
  return result.request_id;
};
/** Both mails of a request, the operator's first. */
const mailsOf = (number: number): Promise<[KeptMail, KeptMail]> =>
  eventually(async () => {
    const all = (await mails()).filter(({ subject }) => subject.includes(` ${number}`));
    const found = ["desk@rides.example", "anna@example.com"].map((to) => all.filter((mail) => mail.to === to));
    expect(found.map(({ length }) => length)).toEqual([1, 1]);
    const [desk, anna] = found.flat();
    if (!desk || !anna) throw new Error("A mail is missing");
    return [desk, anna];
  });
const words = ({ text }: KeptMail): string => text.replace(/[\u00A0\u202F]/g, " ");

describe("a request for a route without cars", () => {
  let english: [KeptMail, KeptMail];
  let number = 0;
  beforeAll(async () => {
    number = await send("en");
    english = await mailsOf(number);
  });

  it("reaches the operator with everything needed to answer, and the answer goes to the traveller", () => {
    const [desk] = english;
    expect(desk.subject).toBe(`Request ${number}: a ride without cars on sale`);
    expect(desk.replyTo).toBe("anna@example.com");
    for (const part of [
      "From: Palma de Mallorca",
      "Date: Mon 1 February 2027",
      "Trip: There and back",
      "Wishes: Two pairs of skis",
      "Name: Anna Ivanova",
      "Phone: +7 916 123 45 67",
      "E-mail: anna@example.com",
      "Language: English",
    ]) {
      expect(words(desk)).toContain(part);
      expect(desk.html.replace(/\s+/g, " ")).toContain(part.split(": ")[1]);
    }
  });

  it("is confirmed to the traveller in her language, without her phone number", async () => {
    const [, anna] = english;
    expect([anna.subject, anna.replyTo]).toEqual([`Request ${number} received: we are looking for a car`, undefined]);
    expect(words(anna)).toContain("Hello Anna Ivanova.");
    expect(words(anna)).not.toContain("916");
    const [, russian] = await mailsOf(await send("ru", { date: undefined, text: "", round_trip: false }));
    expect(words(russian)).toContain("Здравствуйте, Anna Ivanova.");
    expect(words(russian)).toContain("Дата: Пока неизвестна");
    expect(words(russian)).not.toMatch(/Поездка:|Пожелания:|undefined|\n{3}/);
  });

  it("T-25: has no link made from typed text, and no address in the greeting", async () => {
    const typed = { name: "Win at http://cheap.example", phone: BODY.contact.phone, email: BODY.contact.email };
    const [desk, anna] = await mailsOf(await send("en", { contact: typed }));
    for (const mail of [desk, anna]) {
      expect(mail.text + mail.html).not.toContain("www.cheap");
      expect(mail.html).not.toContain("href=");
      expect(mail.text).not.toContain("http://cheap");
    }
    expect(words(anna)).toContain("Hello.");
  });

  it("R-19: sent ten times at once with one key, sends one message to each", async () => {
    const key = attemptKey();
    const numbers = await Promise.all(Array.from({ length: 10 }, () => send("en", {}, key)));
    expect(new Set(numbers).size).toBe(1);
    for (const number of new Set(numbers)) await mailsOf(number);
    const { rows } = await test.database.pool.query(
      "select kind, recipient from messages where subject_kind = 'route-request' and subject_id = $1 order by kind",
      [numbers[0]],
    );
    expect(rows).toEqual([
      { kind: "route-request", recipient: "desk@rides.example" },
      { kind: "route-request-received", recipient: "anna@example.com" },
    ]);
  });
});

describe("without an operator's address", () => {
  let plain: TestApp;
  beforeEach(async () => {
    plain = await buildTestApp({ listen: true });
    return () => plain.close();
  });

  it("a request goes to the sender address of our mail, even on a machine without a domain", async () => {
    await call(plain.app, "POST", "/v4/route-requests?lang=en", {
      body: { ...BODY, start: { title: "London", location: POINTS.london } },
    });
    const to = await eventually(async () => {
      const sent = await createFileMailer({ dir: plain.mailDir }).list();
      expect(sent).toHaveLength(2);
      return sent.map((mail) => mail.to);
    });
    expect(to.toSorted()).toEqual(["anna@example.com", "rides@localhost"]);
  });
});

import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outboxPages } from "#server/adapters/mailer/outbox-pages.ts";
import type { KeptMail } from "#server/modules/notifications/mailer.ts";
import { guardPlugin } from "#server/plugins/guard.ts";
import { securityHeadersPlugin } from "#server/plugins/security-headers.ts";

const ID = "0123456789abcdef0123456789abcdef";
const mail: KeptMail = {
  id: ID,
  to: "anna@example.org",
  subject: "<b>Заказ</b>",
  at: "2026-11-21T06:00:00.000Z",
  messageId: "<one@x>",
  text: "Открыть заказ:\nhttp://localhost:3000/booking/order/1?lang=ru#key=k\n<script>",
  html: '<p style="color:#12211B">Письмо</p>',
};

const app = Fastify();

beforeAll(async () => {
  guardPlugin(app);
  securityHeadersPlugin(app, { https: false });
  await app.register(outboxPages, {
    outbox: { list: async () => [mail], find: async (id) => (id === ID ? mail : undefined) },
  });
});

afterAll(() => app.close());

test("kept mails are listed and shown, and their content is escaped", async () => {
  const list = await app.inject("/dev/outbox");
  expect(list.body).toContain(`href="/dev/outbox/${ID}"`);
  const page = await app.inject(`/dev/outbox/${ID}`);
  expect(page.body).toContain('<a href="http://localhost:3000/booking/order/1?lang=ru#key=k">');
  for (const { body } of [list, page]) expect(body).not.toMatch(/<script|<b>Заказ/);
  // Of two such directives a browser obeys the first (found O5).
  expect(String(page.headers["content-security-policy"]).match(/frame-src [^;]+/g)).toEqual(["frame-src 'self'"]);
});

test("the HTML part runs nothing, loads nothing and has no origin", async () => {
  const { body, headers } = await app.inject(`/dev/outbox/${ID}/html`);
  expect(body).toBe(mail.html);
  expect(headers["content-security-policy"]).toMatch(
    /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox /,
  );
});

test.each(["/dev/outbox/..%2f..%2fsecret", `/dev/outbox/${"f".repeat(32)}`, `/dev/outbox/${ID}%00/html`])(
  "%s is not there",
  async (url) => {
    expect((await app.inject(url)).statusCode).not.toBe(200);
  },
);

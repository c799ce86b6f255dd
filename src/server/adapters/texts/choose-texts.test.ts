import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import { chooseTexts } from "#server/adapters/texts/choose-texts.ts";

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "nameboard-texts-"));
});
afterAll(() => rm(dir, { recursive: true }));

test("without a gateway a text message is kept beside the mails, once for all its retries", async () => {
  const outbox = createFileMailer({ dir });
  const texts = chooseTexts(undefined, outbox);
  const text = { channel: "sms", to: "+79161234567", text: "Ride <b>confirmed", lang: "en", id: "one" } as const;
  await texts?.send(text);
  await texts?.send(text);
  const [kept, more] = await outbox.list();
  expect(kept).toMatchObject({ to: text.to, text: text.text, html: "<p>Ride &lt;b&gt;confirmed</p>" });
  expect(more).toBeUndefined();
});

test("where neither is there, none are sent", () => {
  expect(chooseTexts(undefined, undefined)).toBeUndefined();
});

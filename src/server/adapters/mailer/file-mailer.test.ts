import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFileMailer } from "#server/adapters/mailer/file-mailer.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";

let dir: string;
let now = Date.UTC(2026, 10, 21, 6, 0);

const mailOf = (messageId: string, subject = "Заказ принят"): Mail => ({
  to: "anna@example.org",
  subject,
  text: "Текст",
  html: "<p>Текст</p>",
  messageId,
});

beforeEach(async () => {
  dir = join(await mkdtemp(join(tmpdir(), "nameboard-mail-")), "mail");
});

afterEach(() => rm(join(dir, ".."), { recursive: true }));

const mailer = () => createFileMailer({ dir, clock: () => now });

test("R-19: a mail that is kept again replaces the first copy", async () => {
  const sink = mailer();
  await Promise.all([sink.send(mailOf("<one@x>")), sink.send(mailOf("<one@x>")), sink.send(mailOf("<one@x>"))]);
  expect((await readdir(dir)).toSorted().map((name) => name.slice(32))).toEqual([".eml", ".json"]);
  expect(await sink.list()).toHaveLength(1);
});

test("mails are listed newest first and found by their id", async () => {
  const sink = mailer();
  expect(await sink.list()).toEqual([]);
  await sink.send(mailOf("<one@x>", "Первое"));
  now += 1000;
  await sink.send(mailOf("<two@x>", "Второе"));
  const [second, first] = await sink.list();
  expect([second?.subject, first?.subject]).toEqual(["Второе", "Первое"]);
  expect(await sink.find(first?.id ?? "")).toMatchObject({
    to: "anna@example.org",
    messageId: "<one@x>",
    html: "<p>Текст</p>",
  });
  expect(await sink.find("0".repeat(32))).toBeUndefined();
});

test("file names tell nothing about the reader, and each file is a complete mail", async () => {
  await mailer().send(mailOf("<anna@x>"));
  const names = await readdir(dir);
  expect(names.join()).not.toMatch(/anna|example/);
  const eml = await readFile(join(dir, names.find((name) => name.endsWith(".eml")) ?? ""), "utf8");
  expect(eml).toContain("To: anna@example.org\r\n");
  expect(eml).toContain("Message-ID: <anna@x>\r\n");
  expect(eml).toContain("Content-Type: text/html; charset=utf-8\r\n");
});

test("a mail with a line break in a header is refused and not kept", async () => {
  await expect(mailer().send(mailOf("<one@x>", "Заказ\r\nBcc: victim@example.net"))).rejects.toThrow("one line");
  expect(await mailer().list()).toEqual([]);
});

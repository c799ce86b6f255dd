import { expect, it } from "vitest";
import { makeTestFolder } from "../../../tests/support/test-folder.ts";
import { chooseCarriers } from "./choose-carriers.ts";

const UNSET = {
  mailFrom: "rides@example.com",
  texts: undefined,
  wallets: { applePem: undefined, googleJson: undefined, googleIssuer: "" },
};

it.each([
  [true, undefined, false],
  [true, "smtp://127.0.0.1:2525", true],
  // Kept mail can be read at /outbox there.
  [false, undefined, true],
])("production %j with mail server %j promises e-mails to travellers: %j", async (production, smtpUrl, email) => {
  const mailDir = await makeTestFolder();
  const { sends, mailer } = await chooseCarriers({ ...UNSET, production, smtpUrl }, { clock: Date.now, mailDir });
  expect(sends.toTravellers.email).toBe(email);
  await mailer.close();
});

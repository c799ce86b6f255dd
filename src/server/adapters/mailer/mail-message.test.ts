import { describe, expect, test } from "vitest";
import { mailMessage } from "#server/adapters/mailer/mail-message.ts";
import type { Mail } from "#server/modules/notifications/mailer.ts";

const FROM = "Nameboard <rides@localhost>";
const MAIL: Mail = {
  to: "desk@rides.example",
  replyTo: "anna@example.org",
  subject: "Request 1",
  text: "",
  html: "",
  messageId: "<1@localhost>",
};

describe("a mail to the operator", () => {
  test("replies go to the traveller", () => {
    expect(mailMessage(MAIL, FROM)).toMatchObject({
      to: { name: "", address: "desk@rides.example" },
      replyTo: { name: "", address: "anna@example.org" },
    });
    const { replyTo: _, ...plain } = MAIL;
    expect(mailMessage(plain, FROM)).not.toHaveProperty("replyTo");
  });

  test("may go to the sender's own address, which has no domain on a local machine, but to no other such address", () => {
    expect(mailMessage({ ...MAIL, to: "rides@localhost" }, FROM).envelope).toEqual({
      from: "rides@localhost",
      to: ["rides@localhost"],
    });
    expect(() => mailMessage({ ...MAIL, to: "root@localhost" }, FROM)).toThrow("exactly one address");
  });

  test.each(["anna@example.org\r\nBcc: all@example.org", "anna@example.org, all@example.org", "anna"])(
    "T-25: with the answer address %j is refused",
    (replyTo) => {
      expect(() => mailMessage({ ...MAIL, replyTo }, FROM)).toThrow(/one line|exactly one address/);
    },
  );
});

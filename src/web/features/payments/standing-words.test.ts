import { describe, expect, test } from "vitest";
import { messagesFor, type MessageKey } from "#i18n/messages.ts";
import { cancelledWords, settledWords } from "./standing-words.ts";

const BY = "2026-11-24 14:30";

describe("ruling 9: an order is called confirmed on its page only in that state", () => {
  test.each([
    ["paid and confirmed", "paid", null, false, ["confirmed"], "orders.paid"],
    ["cash, confirmed", "none", null, false, ["confirmed"], "orders.placed"],
    ["paid, a person confirms", "paid", BY, false, ["placed", "cancelled"], "orders.paidBy"],
    ["cash, a person confirms", "none", BY, false, ["placed"], "orders.placedBy"],
    ["paid, a person confirms the rest", "paid", BY, false, ["confirmed", "placed"], "orders.paidPart"],
    ["cash, a person confirms the rest", "none", BY, false, ["placed", "confirmed"], "orders.placedPart"],
    ["paid, not confirmed in time", "paid", BY, true, ["confirmed", "placed"], "orders.paidLate"],
    ["cash, not confirmed in time", "none", BY, true, ["placed"], "orders.placedLate"],
  ] as const)("%s", (_, payment, confirm_by, confirm_late, states, title) => {
    const trips = states.map((state) => ({ state }));
    const words = settledWords({ payment, total: 2450, confirm_by, confirm_late, trips });
    expect(words.title).toBe(title);
    const text = (key: MessageKey | undefined) => (key === undefined ? "" : (messagesFor("en")[key] ?? ""));
    expect(/^(paid and )?confirmed$/i.test(text(words.title))).toBe(confirm_by === null);
    const said = text(words.title) + text(words.note);
    expect(said.includes("{until}")).toBe(confirm_by !== null);
  });

  test("found 6: a ride that a certificate pays for is confirmed, and nobody is said to have paid", () => {
    const free = { payment: "paid", total: 0, confirm_late: false } as const;
    expect(settledWords({ ...free, confirm_by: null, trips: [{ state: "confirmed" }] }).title).toBe("orders.placed");
    expect(settledWords({ ...free, confirm_by: BY, trips: [{ state: "placed" }] }).title).toBe("orders.placedBy");
  });

  test("a cancelled order says why it costs nothing", () => {
    const trip = (cancel_cause: "refused" | "unconfirmed" | null) => ({ cancel_cause });
    expect(cancelledWords({ lapsed: true, trips: [trip(null)] }).note).toBe("orders.lapsed");
    expect(cancelledWords({ lapsed: false, trips: [trip(null), trip("refused")] }).note).toBe("orders.refused");
    expect(cancelledWords({ lapsed: false, trips: [trip("unconfirmed")] }).note).toBe("orders.unconfirmed");
    expect(cancelledWords({ lapsed: false, trips: [trip(null)] }).note).toBeUndefined();
  });
});

import { describe, expect, it } from "vitest";
import { paidSum } from "./refund-words.ts";

const payment = { acquirer: "sandbox", reference: "1", amount: 2800, at: null };

describe("OPS-97: the sum of which a refund is a part", () => {
  it("is what the payment brought, also once nothing of it is left", () => {
    const whole = { payment, order: { cost: 0, paid: 0 }, currency: "RUB" };
    expect(paidSum(whole, "en")).toBe("2,800\u{A0}₽");
  });

  it("is what the order holds where no payment is known", () => {
    expect(paidSum({ payment: null, order: { cost: 0, paid: 500 }, currency: "RUB" }, "en")).toBe("500\u{A0}₽");
  });
});

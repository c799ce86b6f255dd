import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { RidePrice } from "#domain/prices/price-line.ts";
import { quotedPrice } from "#domain/prices/quoted-price.ts";
import { rentRates } from "#domain/prices/rent-rates.ts";
import { sumsIn } from "#domain/prices/tariff-sums.ts";
import { CURRENCY_DIGITS, priceStep, type Currency } from "#domain/values/money.ts";

const one = (amount: number): RidePrice => ({ amount, lines: [{ kind: "base", amount }] });

describe("the sums of a tariff in another currency", () => {
  it("are not rounded twice: 2 200 roubles shown as €23 are 2 200 roubles again, a stop of 350 as €4 is 350", () => {
    const sums = { currency: "RUB", amount: 2200_00, stop: 350_00 } as const;
    expect(sumsIn(sums, { to: "RUB", rateMicro: 1_000_000, step: 1000 })).toEqual({ amount: 2200_00, stop: 350_00 });
    expect(sumsIn(sums, { to: "EUR", rateMicro: 10_417, step: 100 })).toEqual({ amount: 23_00, stop: 4_00 });
  });

  it("of a rent are made of hours rounded in that currency only", () => {
    const sums = { currency: "RUB", amount: 6300_00, stop: 0, rent: { hour: 1500_00, hours: 4 } } as const;
    expect(sumsIn(sums, { to: "RUB", rateMicro: 1_000_000, step: 1000 }).amount).toBe(6300_00);
    expect(sumsIn(sums, { to: "EUR", rateMicro: 10_417, step: 100 }).amount).toBe(4 * 16_00 + 4_00);
  });

  const currency = fc.constantFrom(...(Object.keys(CURRENCY_DIGITS) as Currency[]));
  const amount = fc.integer({ min: 1, max: 20_000_000 });
  const rateMicro = fc.integer({ min: 1000, max: 700_000_000 });
  const steps = fc.option(fc.integer({ min: 1, max: 10_000_000 }), { nil: undefined });

  it("always equal the price quoted in that currency, whatever its step, and a whole number of steps", () => {
    fc.assert(
      fc.property(currency, currency, amount, rateMicro, steps, (from, to, sum, rate, own) => {
        const step = priceStep(to, own === undefined ? {} : { [to]: own });
        const told = sumsIn({ currency: from, amount: sum, stop: sum }, { to, rateMicro: rate, step });
        expect(told.amount).toBe(quotedPrice(one(sum), from, to, rate, step).amount);
        expect(told.stop).toBe(told.amount);
        expect(told.amount % step).toBe(0);
      }),
    );
  });

  it("always equal the rent quoted in that currency", () => {
    fc.assert(
      fc.property(
        currency,
        amount,
        amount,
        fc.integer({ min: 1, max: 24 }),
        rateMicro,
        (to, hour, fee, hours, rate) => {
          const money = { from: "RUB", to, rateMicro: rate, step: priceStep(to) } as const;
          const price = one(hour * hours + fee);
          const quoted = rentRates(price, one(price.amount + hour), hours, money);
          const sums = { currency: "RUB", amount: price.amount, stop: 0, rent: { hour, hours } } as const;
          expect(sumsIn(sums, money).amount).toBe(quoted.amount);
        },
      ),
    );
  });
});

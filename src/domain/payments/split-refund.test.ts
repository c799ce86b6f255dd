import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  joinLines,
  linesBeyond,
  linesSum,
  shareOut,
  withoutLines,
  type KeptLine,
} from "#domain/payments/receipt-lines.ts";
import { heldLines, splitRefund, type RefundSource } from "#domain/payments/split-refund.ts";

const line = (group: string, part: string, amount: number, quantity = 1): KeptLine => ({
  group,
  part,
  name: { en: `${group} ${part}`, ru: `${group} ${part}` },
  quantity,
  amount,
});
const paid = (paymentId: number, lines: readonly KeptLine[], returned: readonly KeptLine[] = []): RefundSource => ({
  paymentId,
  amount: linesSum(lines),
  refunded: linesSum(returned),
  lines,
  returned,
});
const there = line("there", "ride", 300_000);
const home = line("home", "ride", 200_000);
const seats = line("there", "service 5", 100_000, 2);

describe("H1b: the lines that a refund returns", () => {
  test("of two trips the cancelled one is named, not the one that goes on", () => {
    expect(splitRefund(200_000, [paid(1, [there, home])], [there])).toEqual([
      { paymentId: 1, amount: 200_000, lines: [home] },
    ]);
  });

  test("of a ride cancelled for a fee the ride is named, and what is kept of it stays for the fee", () => {
    const fee = line("there", "fee", 60_000);
    const [back] = splitRefund(240_000, [paid(1, [there, home])], [fee, home]);
    expect(back?.lines).toEqual([{ ...there, amount: 240_000 }]);
    const source = paid(1, [there, home], back?.lines ?? []);
    expect(splitRefund(200_000, [source], [fee])).toEqual([{ paymentId: 1, amount: 200_000, lines: [home] }]);
  });

  test("one of two equal pieces goes back as one piece", () => {
    const one = { ...seats, amount: 50_000, quantity: 1 };
    expect(splitRefund(50_000, [paid(1, [there, seats])], [there, one])).toEqual([
      { paymentId: 1, amount: 50_000, lines: [one] },
    ]);
  });

  test("it goes to the payment that paid for what fell, though another one came later", () => {
    const parts = splitRefund(300_000, [paid(1, [there, home]), paid(2, [seats])], [home, seats]);
    expect(parts).toEqual([{ paymentId: 1, amount: 300_000, lines: [there] }]);
  });

  test("what nobody dropped is returned of all lines in proportion", () => {
    expect(splitRefund(50_000, [paid(1, [there, home])], [there, home])).toEqual([
      {
        paymentId: 1,
        amount: 50_000,
        lines: [
          { ...there, amount: 30_000 },
          { ...home, amount: 20_000 },
        ],
      },
    ]);
  });

  test("of a payment from before nobody knows the lines, and the last one goes back first", () => {
    const sources = [paid(1, [there]), { ...paid(2, []), amount: 250_000, lines: null }];
    expect(splitRefund(260_000, sources, [there])).toEqual([
      { paymentId: 2, amount: 250_000, lines: null },
      { paymentId: 1, amount: 10_000, lines: [{ ...there, amount: 10_000 }] },
    ]);
  });
});

/** An order whose parts change price, appear and go, with what was paid for it and what went back. */
const steps = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("pay" as const) }),
    fc.record({
      kind: fc.constant("change" as const),
      trip: fc.nat(2),
      part: fc.constantFrom("ride", "stops", "service 1"),
      amount: fc.nat(900_001),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
    fc.record({ kind: fc.constant("cancel" as const), trip: fc.nat(2), percent: fc.nat(100) }),
    fc.record({ kind: fc.constant("goodwill" as const), amount: fc.nat(99_999) }),
    fc.record({ kind: fc.constant("fail" as const), which: fc.nat(9) }),
  ),
  { minLength: 1, maxLength: 25 },
);

test("H1b: whatever is paid, changed, cancelled and returned, a refund's lines add up to it and no line goes back beyond what was paid", () => {
  fc.assert(
    fc.property(steps, (history) => {
      let trips = new Map<number, KeptLine[]>();
      let letOff = 0;
      const payments: KeptLine[][] = [];
      let refunds: { paymentId: number; lines: readonly KeptLine[] }[] = [];
      const sources = () =>
        payments.map((lines, index) =>
          paid(
            index,
            lines,
            refunds.filter(({ paymentId }) => paymentId === index).flatMap(({ lines: back }) => back),
          ),
        );
      const cost = () => {
        const lines = [...trips.values()].flat();
        return shareOut(lines, Math.max(0, linesSum(lines) - letOff));
      };
      const received = () => linesSum(payments.flat()) - refunds.reduce((all, { lines }) => all + linesSum(lines), 0);
      for (const step of history) {
        const due = linesSum(cost()) - received();
        switch (step.kind) {
          case "pay": {
            if (due <= 0) break;
            const held = sources().reduce<KeptLine[]>((all, one) => joinLines(all, heldLines(one) ?? []), []);
            const lines = shareOut(linesBeyond(cost(), held), due);
            expect(linesSum(lines)).toBe(due);
            payments.push(lines);
            break;
          }
          case "change": {
            const others = (trips.get(step.trip) ?? []).filter(({ part }) => part !== step.part);
            const amount = step.amount - (step.amount % step.quantity);
            const changed = line(`trip ${step.trip}`, step.part, amount, step.quantity);
            trips = new Map(trips).set(step.trip, amount > 0 ? [...others, changed] : others);
            break;
          }
          case "cancel": {
            const fee = Math.floor((linesSum(trips.get(step.trip) ?? []) * step.percent) / 100);
            trips = new Map(trips).set(step.trip, fee > 0 ? [line(`trip ${step.trip}`, "fee", fee)] : []);
            break;
          }
          case "goodwill":
            letOff += Math.min(step.amount, linesSum(cost()));
            break;
          case "fail":
            // A refund that the bank sent back is money again.
            refunds = refunds.filter((_, index) => index !== step.which);
        }
        const excess = Math.max(0, received() - linesSum(cost()));
        const parts = splitRefund(excess, sources(), cost());
        expect(parts.reduce((all, { amount }) => all + amount, 0)).toBe(excess);
        for (const { paymentId, amount, lines } of parts) {
          expect(lines?.every((one) => one.amount > 0 && one.quantity > 0 && Number.isInteger(one.amount))).toBe(true);
          expect(linesSum(lines ?? [])).toBe(amount);
          refunds = [...refunds, { paymentId, lines: lines ?? [] }];
        }
        for (const source of sources()) {
          expect(withoutLines(joinLines([], source.returned), source.lines ?? [])).toEqual([]);
          expect(heldLines(source)).not.toBeNull();
        }
      }
    }),
    { numRuns: 400 },
  );
});

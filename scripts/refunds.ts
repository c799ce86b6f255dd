import { REFUND_WAYS } from "#domain/payments/refund-state.ts";
// Money that waits for somebody, from a shell: `npm run refunds` lists it; the console releases it by the same rules.
import { fromMajor, isCurrency, toMajor } from "#domain/values/money.ts";
import type { Desk } from "#server/desk.ts";
import type { Env } from "#server/env.ts";
import {
  closeSetAside,
  declineAtDesk,
  openRefunds,
  recordRefund,
  releaseAtDesk,
  takeSetAside,
  waitingSetAside,
} from "#server/modules/payments/index.ts";
import { parseCommandLine, requiredText, parseNumber, runOperatorCommand } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

const HELP = `Lists money that waits for somebody, and decides about it. Each decision names who made it and why.

  npm run refunds                                                     lists refunds that have not gone back, and money set aside
  npm run refunds -- record ORDER --sum 500 --currency RUB --by LOG-IN --reason TEXT
                                                                      records a refund that the terms do not give
  npm run refunds -- release REFUND --by LOG-IN [--sum 300]            sends a recorded or failed refund, or a part of it, to the acquirer
  npm run refunds -- release REFUND --by LOG-IN --way bank --reference TEXT
                                                                      it was returned by bank, or with "--way cash" in cash
  npm run refunds -- decline REFUND --by LOG-IN --reason TEXT          the order keeps the money
  npm run refunds -- take NUMBER [--order ORDER] --by LOG-IN --reason TEXT
                                                                      takes money set aside as a payment of its order
  npm run refunds -- close NUMBER --by LOG-IN                           money set aside was sent back at the acquirer by hand
`;

/** A sum in whole units with its currency. */
const sumOf = (amount: number, currency: string): string =>
  isCurrency(currency) ? `${toMajor(amount, currency)} ${currency}` : `${amount} ${currency}`;

async function list({ db }: Desk): Promise<void> {
  const [refunds, aside] = await Promise.all([openRefunds(db), waitingSetAside(db)]);
  for (const refund of refunds) {
    const { refund_id: id, order_id: order, amount, currency, state, reason, note, recorded_by: by, problem } = refund;
    const words = [`refund ${id}`, `order ${order}`, sumOf(amount, currency), state, reason, note, by, problem ?? ""];
    printLine(words.filter(Boolean).join("  "));
  }
  for (const money of aside) {
    const { set_aside_id: id, order_id: order, amount, currency, reason, acquirer, acquirer_ref: ref } = money;
    const whose = order === null ? "order unknown" : `order ${order}`;
    printLine([`set aside ${id}`, whose, sumOf(amount, currency), reason, `${acquirer} ${ref}`].join("  "));
  }
  if (refunds.length + aside.length === 0) printLine("Nothing waits.");
}

async function run(desk: Desk, env: Env): Promise<void> {
  const shell = { ...desk, production: env.production };
  const { words, options } = parseCommandLine(["by", "reason", "sum", "currency", "order", "way", "reference"]);
  const [command, subject = ""] = words;
  if (command === undefined) return list(desk);
  const number = parseNumber(subject);
  // A shell knows no rates: a sum in another currency than the limit's is above it.
  const rules = { limits: env.users.limits, rate: async () => undefined, production: env.production };
  const decision = { by: requiredText(options.by, "--by LOG-IN"), note: options.reason };
  switch (command) {
    case "record": {
      const { currency } = options;
      if (!isCurrency(currency)) throw new Error(`Name the currency of the order: --currency RUB.`);
      const amount = fromMajor(Number(requiredText(options.sum, "--sum SUM")), currency);
      if (amount === undefined) throw new Error(`${options.sum} is no sum in ${currency}.`);
      requiredText(options.reason, "--reason TEXT");
      const numbers = await recordRefund(shell, number, { amount, currency }, decision);
      return printLine(`Recorded as ${numbers.join(" and ")}. "npm run refunds -- release NUMBER" sends it.`);
    }
    case "release": {
      const way = REFUND_WAYS.find((one) => one === (options.way || "acquirer"));
      if (way === undefined) throw new Error(`--way is one of ${REFUND_WAYS.join(", ")}.`);
      const amount = options.sum === "" ? undefined : Number(options.sum);
      const state = await releaseAtDesk(desk, rules, number, {
        by: decision.by,
        amount,
        way,
        reference: options.reference,
      });
      return printLine(
        state === "approved"
          ? `Refund ${number} is approved. It is above the limit: a second person releases it.`
          : `Refund ${number} is ${state}.`,
      );
    }
    case "decline":
      await declineAtDesk(desk, rules, number, {
        by: decision.by,
        reason: requiredText(options.reason, "--reason TEXT"),
      });
      return printLine(`Refund ${number} is declined.`);
    case "take":
      requiredText(options.reason, "--reason TEXT");
      await takeSetAside(shell, number, options.order === "" ? undefined : parseNumber(options.order), decision);
      return printLine(`Number ${number} is taken as a payment.`);
    case "close":
      await closeSetAside(shell, number, decision);
      return printLine(`Number ${number} is closed.`);
    default:
      return printLine(HELP);
  }
}

await runOperatorCommand(HELP, run);

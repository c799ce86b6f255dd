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
import { deskWords, given, numberOf, runAtDesk, sayLine as say } from "./desk-command.ts";

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
    say(words.filter(Boolean).join("  "));
  }
  for (const money of aside) {
    const { set_aside_id: id, order_id: order, amount, currency, reason, acquirer, acquirer_ref: ref } = money;
    const whose = order === null ? "order unknown" : `order ${order}`;
    say([`set aside ${id}`, whose, sumOf(amount, currency), reason, `${acquirer} ${ref}`].join("  "));
  }
  if (refunds.length + aside.length === 0) say("Nothing waits.");
}

async function run(desk: Desk, env: Env): Promise<void> {
  const shell = { ...desk, production: env.production };
  const { words, said } = deskWords(["by", "reason", "sum", "currency", "order", "way", "reference"]);
  const [command, subject = ""] = words;
  if (command === undefined) return list(desk);
  const number = numberOf(subject);
  // A shell knows no rates: a sum in another currency than the limit's is above it.
  const rules = { limits: env.users.limits, rate: async () => undefined, production: env.production };
  const decision = { by: given(said.by, "--by LOG-IN"), note: said.reason };
  switch (command) {
    case "record": {
      const { currency } = said;
      if (!isCurrency(currency)) throw new Error(`Name the currency of the order: --currency RUB.`);
      const amount = fromMajor(Number(given(said.sum, "--sum SUM")), currency);
      if (amount === undefined) throw new Error(`${said.sum} is no sum in ${currency}.`);
      given(said.reason, "--reason TEXT");
      const numbers = await recordRefund(shell, number, { amount, currency }, decision);
      return say(`Recorded as ${numbers.join(" and ")}. "npm run refunds -- release NUMBER" sends it.`);
    }
    case "release": {
      const way = REFUND_WAYS.find((one) => one === (said.way || "acquirer"));
      if (way === undefined) throw new Error(`--way is one of ${REFUND_WAYS.join(", ")}.`);
      const amount = said.sum === "" ? undefined : Number(said.sum);
      const state = await releaseAtDesk(desk, rules, number, {
        by: decision.by,
        amount,
        way,
        reference: said.reference,
      });
      return say(
        state === "approved"
          ? `Refund ${number} is approved. It is above the limit: a second person releases it.`
          : `Refund ${number} is ${state}.`,
      );
    }
    case "decline":
      await declineAtDesk(desk, rules, number, { by: decision.by, reason: given(said.reason, "--reason TEXT") });
      return say(`Refund ${number} is declined.`);
    case "take":
      given(said.reason, "--reason TEXT");
      await takeSetAside(shell, number, said.order === "" ? undefined : numberOf(said.order), decision);
      return say(`Number ${number} is taken as a payment.`);
    case "close":
      await closeSetAside(shell, number, decision);
      return say(`Number ${number} is closed.`);
    default:
      return say(HELP);
  }
}

await runAtDesk(HELP, run);

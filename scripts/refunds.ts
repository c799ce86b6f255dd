// The money desk until the console has one: `npm run refunds` lists what waits, and releases, records and decides.
import { fromMajor, isCurrency, toMajor } from "#domain/values/money.ts";
import type { Desk } from "#server/desk.ts";
import {
  closeSetAside,
  openRefunds,
  recordRefund,
  releaseRefund,
  takeSetAside,
  waitingSetAside,
} from "#server/modules/payments/index.ts";
import { deskWords, given, numberOf, runAtDesk, sayLine as say } from "./desk-command.ts";

const HELP = `Lists money that waits for somebody, and decides about it. Each decision names who made it and why.

  npm run refunds                                                     lists refunds that have not gone back, and money set aside
  npm run refunds -- record ORDER --sum 500 --currency RUB --by NAME --reason TEXT
                                                                      records a refund that the terms do not give
  npm run refunds -- release REFUND --by NAME                         sends a recorded or failed refund to the acquirer
  npm run refunds -- take NUMBER [--order ORDER] --by NAME --reason TEXT
                                                                      takes money set aside as a payment of its order
  npm run refunds -- close NUMBER --by NAME                           money set aside was sent back at the acquirer by hand
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

async function run(desk: Desk): Promise<void> {
  const { words, said } = deskWords(["by", "reason", "sum", "currency", "order"]);
  const [command, subject = ""] = words;
  if (command === undefined) return list(desk);
  const number = numberOf(subject);
  const decision = { by: given(said.by, "--by NAME"), note: said.reason };
  switch (command) {
    case "record": {
      const { currency } = said;
      if (!isCurrency(currency)) throw new Error(`Name the currency of the order: --currency RUB.`);
      const amount = fromMajor(Number(given(said.sum, "--sum SUM")), currency);
      if (amount === undefined) throw new Error(`${said.sum} is no sum in ${currency}.`);
      given(said.reason, "--reason TEXT");
      const numbers = await recordRefund(desk, number, { amount, currency }, decision);
      return say(`Recorded as ${numbers.join(" and ")}. "npm run refunds -- release NUMBER" sends it.`);
    }
    case "release":
      await releaseRefund(desk, number, decision);
      return say(`Refund ${number} is released.`);
    case "take":
      given(said.reason, "--reason TEXT");
      await takeSetAside(desk, number, said.order === "" ? undefined : numberOf(said.order), decision);
      return say(`Number ${number} is taken as a payment.`);
    case "close":
      await closeSetAside(desk, number, decision);
      return say(`Number ${number} is closed.`);
    default:
      return say(HELP);
  }
}

await runAtDesk(HELP, run);

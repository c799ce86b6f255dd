import type { TripState } from "#domain/orders/trip-state.ts";
import type { RefundWay } from "#domain/payments/refund-state.ts";

/** What moves the account of an order: parts of its cost, money that came (card, cash), went back or is disputed, and what its operator bears. */
export type EntryKind =
  | "ride"
  | "certificate"
  | "change"
  | "cancelled"
  | "fee"
  | "goodwill"
  | "card"
  | "cash"
  | "refund"
  | "dispute"
  | "dispute-fee";

/** Why an entry was made, where its kind alone does not say it. */
export type EntryReason = "" | "lapsed" | "refused" | "declined" | RefundReason;

/** Why money goes back: by the terms, because it came too late or twice, because somebody decided it, in place of a fee that nobody charges, or because somebody made the refund in the acquirer's own pages. */
export type RefundReason = "terms" | "late" | "twice" | "set-aside" | "decided" | "waived" | "by-hand";

/** The account of an order in minor units of its currency. */
export interface OrderAccount {
  readonly cost: number;
  /** What came minus what went back. */
  readonly received: number;
  /** What is to go back and has not gone yet. */
  readonly returning: number;
}

/** The name of an account's balance  */
export type Balance = "unpaid" | "part-paid" | "settled" | "overpaid" | "refund-due";

/** Names the balance of an account. */
export function balanceOf({ cost, received, returning }: OrderAccount): Balance {
  if (received < cost) return received > 0 ? "part-paid" : "unpaid";
  if (received === cost) return "settled";
  return received - returning > cost ? "overpaid" : "refund-due";
}

/** What is still to be paid for an order. */
export function dueOf({ cost, received }: Pick<OrderAccount, "cost" | "received">): number {
  return Math.max(0, cost - received);
}

/** What came for an order beyond its cost and is not on its way back yet. */
export function excessOf({ cost, received, returning }: OrderAccount): number {
  return Math.max(0, received - returning - cost);
}

/** How much of what goes back no card takes: it came in cash, and somebody gives it back by hand. */
export function byHandOf(back: number, onCards: number): number {
  return Math.max(0, back - Math.max(0, onCards));
}

/** How a sum goes back: as a refund to cards, in cash by hand, a part of it so and a part so, or not at all where there is none. */
export type BackWay = "none" | "card" | "cash" | "mixed";

/** Names how a sum goes back of which so much is given back by hand. */
export function backWay(back: number, byHand: number): BackWay {
  if (back <= 0) return "none";
  if (byHand <= 0) return "card";
  return byHand < back ? "mixed" : "cash";
}

/** How the money of an order came, in minor units. */
export interface MoneyWays {
  /** What cards brought, and has neither gone back nor is on its way. */
  readonly onCards: number;
  /** What came in cash, and has not been given back. */
  readonly inCash: number;
  /** What of it has been given back. */
  readonly cashBack: number;
}

/** Reads from its entries how the money of an order came; cash that was given back is an entry below zero. */
export function moneyWays(
  entries: readonly { readonly kind: EntryKind; readonly amount: number }[],
  returning: number,
): MoneyWays {
  const sum = (wanted: (kind: EntryKind, amount: number) => boolean): number =>
    entries.reduce((all, { kind, amount }) => (wanted(kind, amount) ? all + amount : all), 0);
  return {
    onCards: sum((kind) => kind === "card" || kind === "refund" || kind === "dispute") - returning,
    inCash: sum((kind) => kind === "cash"),
    cashBack: Math.abs(sum((kind, amount) => kind === "cash" && amount < 0)),
  };
}

/** By which word an entry is told: money goes back to the card that paid, in cash or by bank transfer, or the bank has sent it back. */
export function entryWord<Kind extends string>(entry: {
  readonly kind: Kind;
  readonly amount: number;
  /** How a refund went back; empty or null for other entries. */
  readonly way: RefundWay | "" | null;
}): Kind | "cashBack" | "bankBack" | "refundReversed" | "disputeReturned" {
  if (entry.kind === "dispute" && entry.amount > 0) return "disputeReturned";
  if (entry.kind === "refund" && entry.amount > 0) return "refundReversed";
  if (entry.way === "bank") return "bankBack";
  return entry.way === "cash" || (entry.kind === "cash" && entry.amount < 0) ? "cashBack" : entry.kind;
}

/** What of an order is to be given back in cash by now: what came beyond its cost, and no card takes. */
export function cashDueBack(account: OrderAccount, { onCards }: Pick<MoneyWays, "onCards">): number {
  return byHandOf(excessOf(account), onCards);
}

/** The facts that decide since when an order is paid. */
interface PaidFacts {
  readonly state: TripState;
  readonly cost: number;
  readonly received: number;
  readonly paidAt: Date | null;
}

/** Since when an order is paid in full; null while it owes. A cancelled order stays what it was. */
export function paidSince({ state, cost, received, paidAt }: PaidFacts, at: Date): Date | null {
  if (state === "cancelled") return paidAt;
  return received >= cost ? (paidAt ?? at) : null;
}

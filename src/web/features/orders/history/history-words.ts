import type { AuthorKind } from "#domain/orders/author-kind.ts";
import type { Given } from "#domain/orders/change-meaning.ts";
import type { MessageKey } from "#i18n/messages.ts";

/** Words of a history by the names that the wire gives them; a name that is not known here is left unsaid. */
type Words<Name extends string> = Readonly<Partial<Record<string, MessageKey>>> & Readonly<Record<Name, MessageKey>>;

/** Who did something. */
export const BY_WORDS: Words<AuthorKind> = {
  traveller: "orders.history.by.traveller",
  account: "orders.history.by.account",
  operator: "orders.history.by.operator",
  acquirer: "orders.history.by.acquirer",
  system: "orders.history.by.system",
};

/** What was changed. */
export const WHAT_WORDS: Words<Exclude<Given, "certificate">> = {
  time: "orders.history.what.time",
  departure: "orders.history.what.departure",
  places: "orders.history.what.places",
  stops: "orders.history.what.stops",
  car: "orders.history.what.car",
  services: "orders.history.what.services",
  numbers: "orders.history.what.numbers",
  sign: "orders.history.what.sign",
  comment: "orders.history.what.comment",
  passengers: "orders.history.what.passengers",
  party: "orders.history.what.party",
  luggage: "orders.history.what.luggage",
  company: "orders.history.what.company",
  viewers: "orders.history.what.viewers",
  bonusNumber: "orders.history.what.bonusNumber",
};

/** What moved the order's account; what it was placed for and what a cancelling takes off is told by other rows. */
export const ENTRY_WORDS: Words<
  | "card"
  | "cash"
  | "cashBack"
  | "bankBack"
  | "refund"
  | "refundReversed"
  | "dispute"
  | "disputeReturned"
  | "change"
  | "fee"
  | "goodwill"
> = {
  card: "orders.line.paid",
  cash: "orders.line.paidCash",
  cashBack: "orders.line.cashBack",
  bankBack: "orders.line.bankBack",
  refund: "orders.line.refunded",
  refundReversed: "orders.line.refundReversed",
  dispute: "orders.line.dispute",
  disputeReturned: "orders.line.disputeReturned",
  change: "orders.history.price",
  fee: "orders.history.fee",
  goodwill: "orders.history.goodwill",
};

/** Why. */
export const WHY_WORDS: Words<
  | "terms"
  | "late"
  | "twice"
  | "set-aside"
  | "decided"
  | "waived"
  | "by-hand"
  | "lapsed"
  | "refused"
  | "unconfirmed"
  | "our-side"
> = {
  terms: "orders.history.why.terms",
  late: "orders.history.why.late",
  twice: "orders.history.why.twice",
  "set-aside": "orders.history.why.set-aside",
  decided: "orders.history.why.decided",
  waived: "orders.history.why.waived",
  "by-hand": "orders.history.why.by-hand",
  "our-side": "orders.history.why.our-side",
  lapsed: "orders.history.why.lapsed",
  refused: "orders.history.why.refused",
  unconfirmed: "orders.history.why.unconfirmed",
};

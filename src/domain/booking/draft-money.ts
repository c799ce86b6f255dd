import type { Consent } from "#domain/booking/consents.ts";

/** The longest certificate code that an order takes. */
export const CERTIFICATE_LENGTH = 60;

/** The part of a draft that is about money, and about what whoever books agrees to. */
export interface MoneyDraft {
  /** Code of a certificate, as typed; worth money, so it never goes to local storage. */
  readonly certificate: string;
  /** Number in the miles programme; personal. */
  readonly bonusNumber: string;
  /** Services besides child seats: how many of each, by its number. */
  readonly services: Readonly<Record<number, number>>;
  /** The documents agreed to so far, in the version that was shown. */
  readonly consents: readonly Consent[];
  /** The traveller accepts that the sum may change with the route, where the tariff says so. */
  readonly flexibleAgreed: boolean;
}

/** A change of that part. */
export type MoneyChange =
  | { readonly type: "money"; readonly fields: Partial<Omit<MoneyDraft, "flexibleAgreed">> }
  | { readonly type: "agree"; readonly agreed: boolean };

/** Nothing added and nothing agreed to. */
export const EMPTY_MONEY: MoneyDraft = {
  certificate: "",
  bonusNumber: "",
  services: {},
  consents: [],
  flexibleAgreed: false,
};

/** Changes what is paid with, what is added, or what is agreed to. */
export function changeMoney(change: MoneyChange): Partial<MoneyDraft> {
  return change.type === "agree" ? { flexibleAgreed: change.agreed } : change.fields;
}

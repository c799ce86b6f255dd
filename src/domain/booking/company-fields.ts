import type { PayBy } from "#domain/orders/order-state.ts";

/** What a payer may allow on a trip of a flexible tariff (OPN-145). */
export const ALLOWANCES = ["address", "itinerary", "wait", "tollRoad"] as const;

/** One thing a payer may allow. */
export type Allowance = (typeof ALLOWANCES)[number];

/** What an account adds to an order beside who travels and when; no personal data (ruling 5). */
export interface CompanyFields {
  readonly costCenter: { readonly id: number; readonly title: string } | null;
  /** The company's own number of the whole order. */
  readonly orderNumber: string;
  /** The company's own number of each trip. */
  readonly tripNumbers: readonly string[];
  /** The phones of the draft are told about the trip. */
  readonly hasViewers: boolean;
  readonly allowed: readonly Allowance[];
  /** The trip follows the company's rules for travelling (OPN-082). */
  readonly policyAgreed: boolean;
  /** How the order is paid, once chosen. */
  readonly payBy: PayBy | null;
}

/** Nothing added yet. */
export const EMPTY_COMPANY: CompanyFields = {
  costCenter: null,
  orderNumber: "",
  tripNumbers: [],
  hasViewers: false,
  allowed: [],
  policyAgreed: false,
  payBy: null,
};

/** Most phones that are told about a trip. */
export const VIEWERS_MOST = 10;

/** How long a company's own number may be. */
export const COMPANY_NUMBER_LENGTH = 60;

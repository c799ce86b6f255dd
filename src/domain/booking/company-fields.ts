import type { PayBy } from "#domain/orders/pay-by.ts";

/** What a payer may allow on a trip of a flexible tariff. */
export const ALLOWANCES = ["address", "itinerary", "wait", "tollRoad"] as const;

/** One thing a payer may allow. */
export type Allowance = (typeof ALLOWANCES)[number];

/** What a company account adds to an order besides passengers and times; no personal data. */
export interface CompanyFields {
  readonly costCenter: { readonly id: number; readonly title: string } | null;
  /** The company's own number for the whole order. */
  readonly orderNumber: string;
  /** The company's own number for each trip. */
  readonly tripNumbers: readonly string[];
  /** The company's own number of the coordinator of a large party. */
  readonly coordinatorNumber: string;
  /** The coordinator gets text messages in English. */
  readonly englishSms: boolean;
  /** The draft's phone numbers get updates about the trip. */
  readonly hasViewers: boolean;
  readonly allowed: readonly Allowance[];
  /** The traveller confirmed that the trip follows the company's travel policy. */
  readonly policyAgreed: boolean;
  /** How the order is paid, once chosen. */
  readonly payBy: PayBy | null;
}

/** Nothing added yet. */
export const EMPTY_COMPANY: CompanyFields = {
  costCenter: null,
  orderNumber: "",
  tripNumbers: [],
  coordinatorNumber: "",
  englishSms: false,
  hasViewers: false,
  allowed: [],
  policyAgreed: false,
  payBy: null,
};

/** The most phone numbers that can get updates about a trip. */
export const VIEWERS_MOST = 10;

/** Longest company number, in characters. */
export const COMPANY_NUMBER_LENGTH = 60;

import type { Named } from "#domain/values/named.ts";

/** Why a sum is part of a price; each kind has a message `prices.line.<kind>`. */
export type PriceLineKind =
  | "fare"
  | "base"
  | "distance"
  | "time"
  | "minimum"
  | "start-fee"
  | "lodging"
  | "rule"
  | "fast-ride"
  | "round-trip"
  | "partner"
  | "hours"
  | "delivery"
  | "rounding"
  | "agreed";

/** One line of a price: its reason, its sum in minor units, and where the sum comes from. */
export interface PriceLine {
  readonly kind: PriceLineKind;
  /** Below zero for a deduction. */
  readonly amount: number;
  /** Metres for distance and lodging, seconds for time and hours. */
  readonly quantity?: number;
  /** Hundredths of a percent, below zero for a deduction. */
  readonly percent?: number;
  readonly ruleId?: number;
  readonly fareId?: number;
  /** The operator's own name for a rule. */
  readonly name?: Named;
  /** What the tariff asked for, where a price was agreed on in its place. */
  readonly tariff?: number;
  /** Line of the operator's file. */
  readonly source?: number;
}

/** A price: the sum of its lines. */
export interface RidePrice {
  readonly amount: number;
  readonly lines: readonly PriceLine[];
}

/** Sum of lines in minor units. */
export function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((sum, line) => sum + line.amount, 0);
}

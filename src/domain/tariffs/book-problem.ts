/** What can be wrong in a tariff book. A problem's `values` say which entry; percentages are in hundredths of a percent. */
export type BookProblemCode =
  /** `what` (class, provider, area, service, tariff, fare, rule, certificate, partner), `id`. */
  | "duplicate-id"
  /** `provider`, `class` (several are separated by commas), `zone`; for ground with two names also `area` and `other`. */
  | "tariffs-overlap"
  /** `provider`, `class`, `from`, `to`, and the two names as above. */
  | "fares-overlap"
  /**
   * Two entries apply in two areas of the same size that overlap: `provider`, `class`, and the zones `area` and `other`.
   */
  | "tariffs-tie"
  | "fares-tie"
  /** A fare of a class that the provider has no tariff for, so it could never be offered: `provider`, `class`. */
  | "fare-without-tariff"
  /** Two rules could fit one ride, and nothing decides which one applies: `provider`, `group`, `priority`. */
  | "rules-contradict"
  /** Two rules of one kind have exactly the same conditions, and no group limits them to one: `provider`, `kind`. */
  | "rules-twice"
  /** Two rules of one kind fit the same ride and would both be charged: `provider`, `kind`. */
  | "rules-add-up"
  /** Too many rules share a group and a priority (or a kind) to compare them all: the same values, and `rules`. */
  | "rules-unchecked"
  /** `tariff`, `band` counted from 1. */
  | "bands-not-rising"
  /** `tariff`. */
  | "bands-without-end"
  /** `tariff`, `step` counted from 1. */
  | "cancellation-not-falling"
  /** `what`, `from`, `to`. */
  | "validity-reversed"
  /** `what`, `from`, `to`. */
  | "dates-reversed"
  /** `what`, `field`, `amount` in minor units. */
  | "negative-sum"
  /** The same, and `most`. */
  | "sum-too-large"
  /** `what`, `field`, `percent`, `least`, `most`. */
  | "percent-range";

/** A problem to show the operator, with every line of the file it concerns; entries without a line have none. */
export interface BookProblem {
  readonly lines: readonly number[];
  readonly code: BookProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

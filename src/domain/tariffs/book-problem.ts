/** What can be wrong in a tariff book; `values` of a problem say which entry, percents in hundredths of a percent. */
export type BookProblemCode =
  /** `what` (class, provider, area, service, tariff, fare, rule, certificate, partner), `id`. */
  | "duplicate-id"
  /** `provider`, `class`, `zone`. */
  | "tariffs-overlap"
  /** `provider`, `class`, `from`, `to`. */
  | "fares-overlap"
  /** A fare of a class that the provider has no tariff for, so nobody could ever be offered it: `provider`, `class`. */
  | "fare-without-tariff"
  /** Two rules could fit one ride, and nothing says which one counts: `provider`, `group`, `priority`. */
  | "rules-contradict"
  /** So many rules share a group and a priority that they were not all compared: the same, and `rules`. */
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

/** Something to tell the operator, with every line of the file it is about; entries without a line have none. */
export interface BookProblem {
  readonly lines: readonly number[];
  readonly code: BookProblemCode;
  readonly values: Readonly<Record<string, string | number>>;
}

/** What can be wrong in a tariff book; `values` of a problem say which entry, percents in hundredths of a percent. */
export type BookProblemCode =
  /** `what` (class, provider, area, service, tariff, fare, rule, certificate, partner), `id`. */
  | "duplicate-id"
  /** `provider`, `class` (several with commas between), `zone`; of one ground under two names also `area` and `other`. */
  | "tariffs-overlap"
  /** `provider`, `class`, `from`, `to`, and the same. */
  | "fares-overlap"
  /** Each holds in one of two areas of one size that overlap: `provider`, `class`, and the zones `area` and `other`. */
  | "tariffs-tie"
  | "fares-tie"
  /** A fare of a class that the provider has no tariff for, so nobody could ever be offered it: `provider`, `class`. */
  | "fare-without-tariff"
  /** Two rules could fit one ride, and nothing says which one counts: `provider`, `group`, `priority`. */
  | "rules-contradict"
  /** Two rules of one kind ask exactly the same, and no group says that one of them counts: `provider`, `kind`. */
  | "rules-twice"
  /** Two rules of one kind fit the same ride and would both be paid: `provider`, `kind`. */
  | "rules-add-up"
  /** So many rules share a group and a priority (or are of one kind) that they were not all compared: the same, and `rules`. */
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

import { DAY_MS } from "#domain/values/durations.ts";

/** What is kept how long; each of them is a setting. */
export interface RetentionTerms {
  /** Months after the ride for which an order names its people. */
  readonly personalDataMonths: number;
  /** Orders that nobody paid, after their last pick-up or their end. */
  readonly unpaidDays: number;
  /** Requests for yachts and for ways without cars. */
  readonly requestMonths: number;
  /** What events say beside their subject, after every listener has heard of them. */
  readonly eventDays: number;
  /** What an acquirer wrote in a notice; that it came is kept. */
  readonly noticeDays: number;
  /** Letters that are kept as files where none can be sent. */
  readonly letterFileDays: number;
}

/** The terms in force unless the operator says otherwise. */
export const USUAL_TERMS: RetentionTerms = {
  personalDataMonths: 13,
  unpaidDays: 30,
  requestMonths: 12,
  eventDays: 7,
  noticeDays: 30,
  letterFileDays: 30,
};

/** Before which moments each class is over. */
export interface RetentionLimits {
  readonly rides: Date;
  readonly unpaid: Date;
  readonly requests: Date;
  readonly events: Date;
  readonly notices: Date;
  readonly letterFiles: Date;
}

/** The limits as of a moment (epoch milliseconds). */
export function retentionLimits(now: number, terms: RetentionTerms): RetentionLimits {
  const daysAgo = (days: number): Date => new Date(now - days * DAY_MS);
  const monthsAgo = (months: number): Date => {
    const limit = new Date(now);
    limit.setUTCMonth(limit.getUTCMonth() - months);
    return limit;
  };
  return {
    rides: monthsAgo(terms.personalDataMonths),
    unpaid: daysAgo(terms.unpaidDays),
    requests: monthsAgo(terms.requestMonths),
    events: daysAgo(terms.eventDays),
    notices: daysAgo(terms.noticeDays),
    letterFiles: daysAgo(terms.letterFileDays),
  };
}

/** What is kept how long, beside the orders of persons, whose months are a setting. */
export const RETENTION = {
  /** Orders that nobody paid, after their last pick-up or their end. */
  unpaidDays: 30,
  /** Requests for yachts and for ways without cars. */
  requestMonths: 12,
  /** What events say beside their subject, after every listener has heard of them. */
  eventDays: 7,
  /** What an acquirer wrote in a notice; that it came is kept. */
  noticeDays: 30,
  /** Letters that are kept as files where none can be sent. */
  letterFileDays: 30,
} as const;

/** Months after the ride for which an order names its people, unless the operator says otherwise. */
export const PERSONAL_DATA_MONTHS = 13;

const DAY_MS = 86_400_000;

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
export function retentionLimits(now: number, personalDataMonths: number): RetentionLimits {
  const daysAgo = (days: number): Date => new Date(now - days * DAY_MS);
  const monthsAgo = (months: number): Date => {
    const limit = new Date(now);
    limit.setUTCMonth(limit.getUTCMonth() - months);
    return limit;
  };
  return {
    rides: monthsAgo(personalDataMonths),
    unpaid: daysAgo(RETENTION.unpaidDays),
    requests: monthsAgo(RETENTION.requestMonths),
    events: daysAgo(RETENTION.eventDays),
    notices: daysAgo(RETENTION.noticeDays),
    letterFiles: daysAgo(RETENTION.letterFileDays),
  };
}

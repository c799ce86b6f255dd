/** A month or a year of sales. */
export type SalesPeriod = {
  /** As the address says it: `2026-11`, or `2026` for the whole year. */
  readonly text: string;
  readonly isYear: boolean;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
  /** The periods before and after it, as the address says them. */
  readonly before: string;
  readonly after: string;
};

/** Reads a period of the address; anything else is the month of today, `YYYY-MM-DD`. */
export function readPeriod(text: string | null, today: string): SalesPeriod {
  const [, year, month] = /^(20\d\d)(?:-(0[1-9]|1[0-2]))?$/.exec(text ?? "") ?? [
    undefined,
    today.slice(0, 4),
    today.slice(5, 7),
  ];
  if (month === undefined) {
    const at = Number(year);
    return {
      text: `${at}`,
      isYear: true,
      from: `${at}-01-01`,
      to: `${at}-12-31`,
      before: `${at - 1}`,
      after: `${at + 1}`,
    };
  }
  const first = (by: number) => new Date(Date.UTC(Number(year), Number(month) - 1 + by, 1));
  const named = (date: Date) => date.toISOString().slice(0, 7);
  const last = new Date(first(1).getTime() - 86_400_000).toISOString().slice(0, 10);
  return {
    text: `${year}-${month}`,
    isYear: false,
    from: `${year}-${month}-01`,
    to: last,
    before: named(first(-1)),
    after: named(first(1)),
  };
}

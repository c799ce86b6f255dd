import type { UnpaidSettings } from "#domain/orders/unpaid-order.ts";

/** Variables that say how long an order waits to be paid by card. */
export const UNPAID_VARIABLES = {
  UNPAID_LAPSES_HOURS: {
    preset: "24",
    about:
      "hours after which an order that nobody paid lapses; earlier when its pick-up is near, by the tariff's lead time; 0 for never",
  },
  UNPAID_LETTER_MINUTES: {
    preset: "15",
    about: "minutes after which the traveller of an unpaid order is written to where it can be paid; 0 for at once",
  },
} as const;

type Name = keyof typeof UNPAID_VARIABLES;

/** The most that each may be: 30 days, and one. */
const MOST: Readonly<Record<Name, number>> = { UNPAID_LAPSES_HOURS: 720, UNPAID_LETTER_MINUTES: 1440 };

/** Reads the settings; what is wrong with them is told by `unpaidProblems`. */
export function unpaidSettings(text: (name: Name) => string): UnpaidSettings {
  return { lapsesHours: Number(text("UNPAID_LAPSES_HOURS")), letterMinutes: Number(text("UNPAID_LETTER_MINUTES")) };
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function unpaidProblems(text: (name: Name) => string): string[] {
  return (["UNPAID_LAPSES_HOURS", "UNPAID_LETTER_MINUTES"] as const).flatMap((name) =>
    /^\d{1,4}$/.test(text(name)) && Number(text(name)) <= MOST[name]
      ? []
      : [`${name} must be a whole number from 0 to ${MOST[name]}`],
  );
}

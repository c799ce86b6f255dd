import { USUAL_TERMS, type RetentionTerms } from "#domain/retention/retention-terms.ts";

/** Variables that say what is kept how long. */
export const RETENTION_VARIABLES = {
  PERSONAL_DATA_MONTHS: {
    preset: String(USUAL_TERMS.personalDataMonths),
    about: "months after the ride for which an order names its people; then names, contacts and addresses are erased",
  },
  KEEP_UNPAID_DAYS: {
    preset: String(USUAL_TERMS.unpaidDays),
    about: "days after its pick-up or its cancelling for which an order that nobody paid names its people",
  },
  KEEP_REQUESTS_MONTHS: {
    preset: String(USUAL_TERMS.requestMonths),
    about: "months for which requests for yachts and for ways without cars name who asked",
  },
  KEEP_EVENTS_DAYS: {
    preset: String(USUAL_TERMS.eventDays),
    about: "days for which it is kept what events say, after everybody has heard of them",
  },
  KEEP_NOTICES_DAYS: {
    preset: String(USUAL_TERMS.noticeDays),
    about: "days for which it is kept what acquirers wrote in their notices",
  },
  KEEP_LETTER_FILES_DAYS: {
    preset: String(USUAL_TERMS.letterFileDays),
    about: "days for which letters are kept as files, where there is no SMTP_URL",
  },
} as const;

type Name = keyof typeof RETENTION_VARIABLES;

/** The most that each may be: ten years. */
const most = (name: Name): number => (name.endsWith("_MONTHS") ? 120 : 3650);

/** Reads the terms; what is wrong with them is told by `retentionProblems`. */
export function retentionTerms(text: (name: Name) => string): RetentionTerms {
  return {
    personalDataMonths: Number(text("PERSONAL_DATA_MONTHS")),
    unpaidDays: Number(text("KEEP_UNPAID_DAYS")),
    requestMonths: Number(text("KEEP_REQUESTS_MONTHS")),
    eventDays: Number(text("KEEP_EVENTS_DAYS")),
    noticeDays: Number(text("KEEP_NOTICES_DAYS")),
    letterFileDays: Number(text("KEEP_LETTER_FILES_DAYS")),
  };
}

/** What is wrong with the terms, in words for whoever starts the server. */
export function retentionProblems(text: (name: Name) => string): string[] {
  return (Object.keys(RETENTION_VARIABLES) as Name[]).flatMap((name) =>
    /^[1-9]\d{0,3}$/.test(text(name)) && Number(text(name)) <= most(name)
      ? []
      : [`${name} must be a whole number from 1 to ${most(name)}`],
  );
}

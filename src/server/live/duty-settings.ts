import { isEmail } from "#domain/booking/email.ts";
import { DUTY_SOON_HOURS, USUAL_DUTY_TERMS, type DutyTerms } from "#domain/orders/unopened-order.ts";

/** Variables that say who is on duty, and when they are written to. */
export const DUTY_VARIABLES = {
  DUTY_MAIL: {
    preset: "",
    about:
      "who reads of orders that nobody at the desk has opened and of rides without a driver, such as a list that wakes people; empty: OPERATOR_MAIL",
  },
  DUTY_AFTER_MINUTES: {
    preset: String(USUAL_DUTY_TERMS.afterMinutes),
    about:
      "minutes after which an order that nobody has opened is marked on the board, sounds once, and is told to DUTY_MAIL",
  },
  DUTY_SOON_MINUTES: {
    preset: String(USUAL_DUTY_TERMS.soonMinutes),
    about: `the same for an order that comes ${DUTY_SOON_HOURS} hours before its pick-up or later`,
  },
  DUTY_DRIVER_MINUTES: {
    preset: String(USUAL_DUTY_TERMS.driverMinutes),
    about:
      "minutes before its pick-up at which a paid ride without a driver rings in the console until somebody drives it, and is told to DUTY_MAIL once",
  },
} as const;

type Name = keyof typeof DUTY_VARIABLES;

const MINUTES = ["DUTY_AFTER_MINUTES", "DUTY_SOON_MINUTES", "DUTY_DRIVER_MINUTES"] as const;
const MOST_MINUTES = 1440;

/** Who is on duty. */
export interface DutySettings extends DutyTerms {
  /** Undefined where it is the operator's own address. */
  readonly mail: string | undefined;
}

/** Reads the settings; what is wrong with them is told by `dutyProblems`. */
export function dutySettings(text: (name: Name) => string): DutySettings {
  const [afterMinutes, soonMinutes] = [Number(text("DUTY_AFTER_MINUTES")), Number(text("DUTY_SOON_MINUTES"))];
  const driverMinutes = Number(text("DUTY_DRIVER_MINUTES"));
  return { mail: text("DUTY_MAIL") || undefined, afterMinutes, soonMinutes, driverMinutes };
}

/** What is wrong with the settings, in words for whoever starts the server. */
export function dutyProblems(text: (name: Name) => string): string[] {
  const wrong = MINUTES.filter((name) => !/^[1-9]\d{0,3}$/.test(text(name)) || Number(text(name)) > MOST_MINUTES);
  const mail = text("DUTY_MAIL");
  return [
    ...wrong.map((name) => `${name} must be a whole number from 1 to ${MOST_MINUTES}`),
    ...(mail === "" || isEmail(mail) ? [] : ["DUTY_MAIL must be one address such as duty@rides.example"]),
  ];
}

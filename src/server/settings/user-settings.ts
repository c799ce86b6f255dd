import { FEATURES, USUAL_FEATURES } from "#domain/accounts/features.ts";
import { USUAL_STAFF_LIMITS, type StaffLimits } from "#domain/accounts/staff-limits.ts";
import type { UnpaidSettings } from "#domain/orders/unpaid-order.ts";
import { fromMajor, isCurrency, toMajor, type Currency, type Money } from "#domain/values/money.ts";
import { commaList } from "#server/comma-list.ts";
import { DUTY_VARIABLES, dutyProblems } from "#server/live/duty-settings.ts";
import { UNPAID_VARIABLES, unpaidProblems, unpaidSettings } from "#server/settings/unpaid-settings.ts";

/** Variables that say what visitors get, and which accounts are special; no number of an account stands in the code. */
export const USER_VARIABLES = {
  FEATURES: {
    preset: USUAL_FEATURES.join(","),
    about: `what is on for visitors without an account, separated by commas: ${FEATURES.join(", ")}; none for nothing`,
  },
  VISITORS_PAY_CASH: {
    preset: "",
    about:
      "yes: visitors without an account may pay the driver in cash, and their rides are confirmed unpaid; no or empty: they pay by card. Accounts and partners have a right of their own: npm run account -- cash",
  },
  SPECIAL_USERS_ALTERNATIVE_PRICE: {
    preset: "",
    about: "accounts that see every price in a second currency too, each with that currency: 2456=INR,77=USD",
  },
  SPECIAL_USERS_YACHT_AGREEMENT: {
    preset: "",
    about: "numbers of accounts that are shown the agreement on yachts, besides visitors and customers: 12,77",
  },
  PARTNERS_READING_PEOPLE: {
    preset: "",
    about:
      "numbers of partners whose contract lets them read names, contacts and addresses of their visitors' orders: 1863,77; all others see none",
  },
  DISPATCHER_LET_OFF_PERCENT: {
    preset: String(USUAL_STAFF_LIMITS.letOffPercent),
    about: "how many percent of a price a dispatcher may give away without an owner, as a fee or as an agreed price",
  },
  ACCOUNTANT_RELEASE_LIMIT: {
    preset: `${toMajor(USUAL_STAFF_LIMITS.release.amount, USUAL_STAFF_LIMITS.release.currency)} ${USUAL_STAFF_LIMITS.release.currency}`,
    about:
      "the largest refund an accountant releases alone; above it a second person is asked; other currencies are converted by the rates of the book",
  },
  ...UNPAID_VARIABLES,
  ...DUTY_VARIABLES,
} as const;

type Name = keyof typeof USER_VARIABLES;

/** What visitors get, and which accounts are special. */
export interface UserSettings {
  readonly features: readonly string[];
  readonly visitorsPayCash: boolean;
  /** Whether the operator has decided about that, either way. */
  readonly isCashDecided: boolean;
  /** The second currency of an account that names none itself. */
  readonly alternativePrice: ReadonlyMap<number, Currency>;
  readonly yachtAgreement: ReadonlySet<number>;
  /** Partners who may read about the people of their visitors' orders. */
  readonly readingPeople: ReadonlySet<number>;
  /** How far rights of the staff go. */
  readonly limits: StaffLimits;
  /** How long their orders wait to be paid. */
  readonly unpaid: UnpaidSettings;
}

const WITH_CURRENCY = /^([1-9]\d{0,8})\s*=\s*([a-z]{3})$/i;
const SUM = /^(\d{1,9})\s+([a-z]{3})$/i;
const PERCENT = /^(?:\d|[1-9]\d|100)$/;
const NUMBER = /^[1-9]\d{0,8}$/;

/** Reads the settings; what is wrong with them is told by `userProblems`. */
export function userSettings(text: (name: Name) => string): UserSettings {
  const currencies = commaList(text("SPECIAL_USERS_ALTERNATIVE_PRICE")).flatMap((entry) => {
    const [, user = "", code = ""] = WITH_CURRENCY.exec(entry) ?? [];
    const currency = code.toUpperCase();
    return isCurrency(currency) ? [[Number(user), currency] as const] : [];
  });
  return {
    features: commaList(text("FEATURES")).filter((name) => name !== "none"),
    visitorsPayCash: text("VISITORS_PAY_CASH") === "yes",
    isCashDecided: text("VISITORS_PAY_CASH") !== "",
    alternativePrice: new Map(currencies),
    yachtAgreement: accountNumbers(text("SPECIAL_USERS_YACHT_AGREEMENT")),
    readingPeople: accountNumbers(text("PARTNERS_READING_PEOPLE")),
    limits: {
      letOffPercent: Number(text("DISPATCHER_LET_OFF_PERCENT")),
      release: sumOf(text("ACCOUNTANT_RELEASE_LIMIT")) ?? USUAL_STAFF_LIMITS.release,
    },
    unpaid: unpaidSettings(text),
  };
}

/** A sum in whole units with its currency. */
function sumOf(text: string): Money | undefined {
  const [, sum = "", code = ""] = SUM.exec(text.trim()) ?? [];
  const currency = code.toUpperCase();
  const amount = isCurrency(currency) ? fromMajor(Number(sum), currency) : undefined;
  return amount === undefined || !isCurrency(currency) ? undefined : { amount, currency };
}

const accountNumbers = (list: string): Set<number> => new Set(commaList(list).map(Number));

/** Settings that are lists of accounts. */
const LISTS_OF_ACCOUNTS = ["SPECIAL_USERS_YACHT_AGREEMENT", "PARTNERS_READING_PEOPLE"] as const;

/** What is wrong with the settings, in words for whoever starts the server. */
export function userProblems(text: (name: Name) => string): string[] {
  const unknown = commaList(text("FEATURES")).filter((name) => ![...FEATURES, "none"].some((known) => known === name));
  const paired = commaList(text("SPECIAL_USERS_ALTERNATIVE_PRICE"));
  const { alternativePrice } = userSettings(text);
  return [
    ...(unknown.length > 0 ? [`FEATURES knows no ${unknown.join(", ")}: there are ${FEATURES.join(", ")}`] : []),
    ...(/^(?:yes|no)?$/.test(text("VISITORS_PAY_CASH")) ? [] : ["VISITORS_PAY_CASH must be yes or no"]),
    ...(alternativePrice.size < paired.length
      ? ["SPECIAL_USERS_ALTERNATIVE_PRICE must be numbers of accounts with currencies: 2456=INR,77=USD"]
      : []),
    ...LISTS_OF_ACCOUNTS.flatMap((name) =>
      commaList(text(name)).every((entry) => NUMBER.test(entry)) ? [] : [`${name} must be numbers of accounts: 12,77`],
    ),
    ...(PERCENT.test(text("DISPATCHER_LET_OFF_PERCENT"))
      ? []
      : ["DISPATCHER_LET_OFF_PERCENT must be a whole number from 0 to 100"]),
    ...(sumOf(text("ACCOUNTANT_RELEASE_LIMIT")) === undefined
      ? ["ACCOUNTANT_RELEASE_LIMIT must be a sum in whole units with its currency: 20000 RUB"]
      : []),
    ...unpaidProblems(text),
    ...dutyProblems(text),
  ];
}

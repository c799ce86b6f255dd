import type { SettingUser } from "#contract/accounts.ts";
import type { PageOptions } from "#contract/page-options.ts";
import type { Role } from "#domain/accounts/role.ts";
import { consentTo, PERSONAL_DATA_CONSENT, type AskedConsent } from "#domain/booking/consents.ts";
import type { PassengerType } from "#domain/booking/passengers.ts";
import { payChoices } from "#domain/booking/pay-choices.ts";
import type { CoordinatorNumberForm } from "#domain/orders/coordinator-number-fault.ts";
import { judgeCostCenter } from "#domain/orders/judge-cost-center.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";

/** Which fields the form has for what lowers the price or is collected with it. */
export type BonusRules = {
  /** A certificate can be given. */
  readonly hasCertificate: boolean;
  /** A number in an airline's miles programme is asked for. */
  readonly hasMiles: boolean;
  /** On an airline's pages a coordinator is known by a number of that kind too. */
  readonly isAirline: boolean;
};

/** What decides about them: names of what is on, the partner's own module, and the platform that brought the visit. */
type BonusSettings = {
  readonly features: readonly string[];
  readonly showsPromoCode: boolean;
  readonly platform: string | undefined;
};

/** Reads which of these fields the form has. */
export function bonusRules({ features, showsPromoCode, platform }: BonusSettings): BonusRules {
  const isAirline = platform === "airline";
  return {
    isAirline,
    hasCertificate: showsPromoCode && features.includes("certificates"),
    hasMiles: isAirline || features.includes("miles"),
  };
}

/** What the booking form shows and requires for the current account. */
export type AccountRules = BonusRules & {
  /** Visitors and customers are natural persons. */
  readonly passenger: PassengerType;
  /** The only address for messages to an ordinary customer. */
  readonly ownEmail: string | undefined;
  readonly costCenter: "hidden" | "offered" | "demanded";
  /** A visible number is required. */
  readonly hasOrderNumber: boolean;
  readonly hasTripNumber: boolean;
  /** Label of a trip's number; empty shows the default label. */
  readonly tripNumberLabel: string;
  /** Text messages about the trip are sent, so that phones may be left which get them. */
  readonly sendsTexts: boolean;
  readonly hasViewers: boolean;
  readonly hasCoordinator: boolean;
  readonly coordinatorNumber: CoordinatorNumberForm;
  readonly hasAllowances: boolean;
  readonly hasPolicy: boolean;
  readonly payBy: readonly PayBy[];
  /** The consent to personal data that the page asks for by a box; undefined where it asks for none. */
  readonly consent: AskedConsent | undefined;
};

/** Before it is known what is on. */
const NO_BONUS: BonusRules = { hasCertificate: false, hasMiles: false, isAirline: false };

/** What a visitor has to fill in. */
const VISITOR_RULES: AccountRules = {
  ...NO_BONUS,
  passenger: "natural",
  ownEmail: undefined,
  costCenter: "hidden",
  hasOrderNumber: false,
  hasTripNumber: false,
  tripNumberLabel: "",
  sendsTexts: false,
  hasViewers: false,
  hasCoordinator: false,
  coordinatorNumber: { format: null, isAirline: false },
  hasAllowances: false,
  hasPolicy: false,
  payBy: ["card"],
  consent: undefined,
};

/**
 * Reads the settings of the booking account, the consent its page asks for and what the server sends; without an account, or before it is known, the
 * visitor's rules apply.
 */
export function accountRules(
  account: SettingUser | null | undefined,
  {
    consentVersion: version,
    sendsTexts = false,
    paysCash = false,
    currency = "",
    cardCurrencies = [currency],
  }: Partial<Pick<PageOptions, "consentVersion" | "sendsTexts" | "paysCash" | "currency" | "cardCurrencies">> = {},
  bonus: BonusRules = NO_BONUS,
): AccountRules {
  const document = PERSONAL_DATA_CONSENT;
  const consent =
    version === undefined ? undefined : { version, given: consentTo(account?.consents ?? [], { document, version }) };
  const choices = (mayPayCardAndCash: boolean) => payChoices({ mayPayCardAndCash }, cardCurrencies.includes(currency));
  if (!account) return { ...VISITOR_RULES, ...bonus, consent, payBy: choices(paysCash) };
  const isCustomer = account.role === "customer";
  const numbers = account.show_internal_number;
  return {
    ...bonus,
    passenger: isCustomer ? "natural" : "legal",
    ownEmail: isCustomer && account.email !== "" ? account.email : undefined,
    costCenter: costCenterOf(account),
    hasOrderNumber: numbers && account.show_internal_number_order,
    hasTripNumber: numbers && account.show_internal_number_trip,
    tripNumberLabel: account.reference_trip,
    sendsTexts,
    hasViewers: sendsTexts && !isCustomer,
    hasCoordinator: account.allow_coordinator,
    coordinatorNumber: { format: account.internal_number_format, isAirline: bonus.isAirline },
    hasAllowances: account.role === "corporate",
    hasPolicy: account.travel_policy,
    payBy: choices(account.to_card_and_cash),
    consent,
  };
}

/**
 * The same rules where an order is changed: what was said of the order as a whole, how it is paid and what was agreed to stays, and
 * an e-mail that the order has is kept.
 */
export function changeRules(rules: AccountRules): AccountRules {
  return { ...rules, ownEmail: undefined, hasOrderNumber: false, hasPolicy: false, consent: undefined, payBy: [] };
}

function costCenterOf({ cost_center_control: level, role }: SettingUser): AccountRules["costCenter"] {
  if (level < 1) return "hidden";
  return judgeCostCenter(level > 1 ? 2 : 1, role as Role, "") === "missing" ? "demanded" : "offered";
}

/** The payment method: the chosen one if it is on offer, otherwise the first. */
export function payByOf(chosen: PayBy | null, { payBy }: AccountRules): PayBy {
  return chosen !== null && payBy.includes(chosen) ? chosen : (payBy[0] ?? "card");
}

import { USUAL_FEATURES } from "#domain/accounts/features.ts";
import type { Currency } from "#domain/values/money.ts";

/** What an operator sets for an account or for everyone in a company. */
export interface AccountSettings {
  /** Master switch for the next two settings. */
  readonly showInternalNumber: boolean;
  readonly showInternalNumberTrip: boolean;
  readonly showInternalNumberOrder: boolean;
  /** Prefilled for the traveller. */
  readonly internalNumber: string | null;
  /** A pattern for the coordinator's internal number; null for the usual form. */
  readonly internalNumberFormat: string | null;
  /** Label of a trip's internal number; empty shows the default label. */
  readonly referenceTrip: string;
  /** May pay the driver in cash; a partner's right holds for the visitors of its pages too. */
  readonly mayPayCardAndCash: boolean;
  /** Bound to cards, so that there is no car at short notice. */
  readonly mayPayCardOnly: boolean;
  readonly allowsFastRide: boolean;
  readonly allowsCoordinator: boolean;
  /** 0 hides the cost centre, 1 offers it, 2 requires it. */
  readonly costCenterControl: 0 | 1 | 2;
  /** Points per unit of price. */
  readonly loyaltyRate: number;
  readonly logo: string | null;
  /** The partner's page that its logo links to. */
  readonly siteUrl: string | null;
  /** Where the browser goes after an order on the partner's own platform; null for the page of the order. */
  readonly afterOrderUrl: string | null;
  readonly providerId: number | null;
  /** Shows a box above the pay button to confirm that the trip follows the company's travel policy. */
  readonly travelPolicy: boolean;
  /** Networks of a partner's own servers: calls from them get the account's rate limits. */
  readonly serverNetworks: readonly string[];
  /** A second currency in which the account sees every price. */
  readonly alternativeCurrency: Currency | null;
  /** Names of the features switched on for the account. */
  readonly features: readonly string[];
}

/** Defaults, overridden by the company and then by the account. */
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = {
  showInternalNumber: false,
  showInternalNumberTrip: false,
  showInternalNumberOrder: false,
  internalNumber: null,
  internalNumberFormat: null,
  referenceTrip: "",
  mayPayCardAndCash: false,
  mayPayCardOnly: false,
  allowsFastRide: true,
  allowsCoordinator: false,
  costCenterControl: 0,
  loyaltyRate: 0,
  logo: null,
  siteUrl: null,
  afterOrderUrl: null,
  providerId: null,
  travelPolicy: false,
  serverNetworks: [],
  alternativeCurrency: null,
  features: USUAL_FEATURES,
};

/** The settings in force: the account's own, then its company's, then the defaults. */
export function accountSettings(
  company: Partial<AccountSettings> | null,
  own: Partial<AccountSettings>,
): AccountSettings {
  const settings = { ...DEFAULT_ACCOUNT_SETTINGS, ...company, ...own };
  // Short notice is a feature too, and one of the two words is enough to turn it off.
  return { ...settings, allowsFastRide: settings.allowsFastRide && settings.features.includes("fast_ride") };
}

/** What the operator has turned on for visitors without an account. */
export interface VisitorRights {
  readonly features: readonly string[];
  readonly visitorsPayCash: boolean;
}

/** The settings of visitors without an account. */
export function visitorSettings({ features, visitorsPayCash }: VisitorRights): AccountSettings {
  return accountSettings(null, { features, mayPayCardAndCash: visitorsPayCash });
}

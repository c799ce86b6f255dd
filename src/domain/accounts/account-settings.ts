/** What an operator decides for an account or for all people of a company (ROL-06 to ROL-08). */
export interface AccountSettings {
  /** Common switch of the two below (OPN-081). */
  readonly showInternalNumber: boolean;
  readonly showInternalNumberTrip: boolean;
  readonly showInternalNumberOrder: boolean;
  /** Filled in for the traveller. */
  readonly internalNumber: string | null;
  /** Label of a trip's internal number; empty for the usual one (OPN-080). */
  readonly referenceTrip: string;
  readonly mayPayCardAndCash: boolean;
  readonly mayPayCardOnly: boolean;
  readonly allowsFastRide: boolean;
  readonly allowsCoordinator: boolean;
  /** 0 hides the cost centre, 1 offers it, 2 demands it (OPN-079). */
  readonly costCenterControl: 0 | 1 | 2;
  /** Points per unit of price (LOY-18). */
  readonly loyaltyRate: number;
  readonly logo: string | null;
  /** Page of the partner, to which its logo leads (OPN-133). */
  readonly siteUrl: string | null;
  readonly providerId: number | null;
  /** A note above the pay button that the trip must follow the company's rules, with a box to tick (OPN-082). */
  readonly travelPolicy: boolean;
  /** Networks that a partner's own servers call from: their calls have the limits of the account (W7). */
  readonly serverNetworks: readonly string[];
  /** Names of what is switched on for the account (OPN-085). */
  readonly features: readonly string[];
}

/** What holds where neither the company nor the account says otherwise. */
export const DEFAULT_ACCOUNT_SETTINGS: AccountSettings = {
  showInternalNumber: false,
  showInternalNumberTrip: false,
  showInternalNumberOrder: false,
  internalNumber: null,
  referenceTrip: "",
  mayPayCardAndCash: true,
  mayPayCardOnly: false,
  allowsFastRide: true,
  allowsCoordinator: false,
  costCenterControl: 0,
  loyaltyRate: 0,
  logo: null,
  siteUrl: null,
  providerId: null,
  travelPolicy: false,
  serverNetworks: [],
  features: ["certificates", "fast_ride", "promo", "yacht", "rent"],
};

/** The settings in force: the account's own before its company's before the defaults. */
export function accountSettings(
  company: Partial<AccountSettings> | null,
  own: Partial<AccountSettings>,
): AccountSettings {
  return { ...DEFAULT_ACCOUNT_SETTINGS, ...company, ...own };
}

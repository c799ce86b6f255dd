import isSafePattern from "safe-regex2";
import type { SettingUser } from "#contract/accounts.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { Consent } from "#domain/booking/consents.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Account } from "#server/modules/accounts/accounts.repository.ts";

/** What is not kept with an account: its points by the tariffs in force, and what the server's settings single it out for. */
interface SpecialSettings {
  readonly loyaltyRate: number;
  readonly alternativeCurrency: Currency | null;
  readonly yachtAgreement: boolean;
}

/** The settings of an account as its own holder sees them. */
export function presentOwnSettings(
  account: Account,
  special: SpecialSettings,
  consents: readonly Consent[],
): SettingUser {
  const { user_id: userId, role, name, phone, email, settings } = account;
  const currency = account.chosen_currency ?? account.currency;
  return present({ userId, role, currency, name, phone, email }, { ...settings, ...special }, consents);
}

/**
 * The settings of a partner for visitors of its pages: how it sells, without personal details. An account that is not a
 * partner and one that does not exist look the same.
 */
export function presentPublicSettings(
  userId: number,
  partner: Pick<Account, "role" | "currency">,
  settings: AccountSettings & SpecialSettings,
): SettingUser {
  const { role, currency } = partner;
  const nobody = { userId, role, currency, name: "", phone: "", email: "" };
  return present(nobody, { ...settings, internalNumber: null, providerId: null });
}

interface Person {
  readonly userId: number;
  readonly role: Role;
  readonly currency: Currency;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

function present(
  { userId, role, currency, name, phone, email }: Person,
  settings: AccountSettings & SpecialSettings,
  consents: readonly Consent[] = [],
): SettingUser {
  return {
    user_id: userId,
    partner_id: role === "partner" ? userId : null,
    role,
    currency,
    name,
    phone,
    email,
    doer_id: settings.providerId,
    show_internal_number: settings.showInternalNumber,
    show_internal_number_trip: settings.showInternalNumberTrip,
    show_internal_number_order: settings.showInternalNumberOrder,
    internal_number: settings.internalNumber,
    internal_number_format: usableFormat(settings.internalNumberFormat),
    reference_trip: settings.referenceTrip,
    to_card_and_cash: settings.mayPayCardAndCash,
    to_card_payments: settings.mayPayCardOnly,
    allow_fast_ride: settings.allowsFastRide,
    allow_coordinator: settings.allowsCoordinator,
    cost_center_control: settings.costCenterControl,
    file_logo: settings.logo,
    coef_loyalica: settings.loyaltyRate,
    travel_policy: settings.travelPolicy,
    alternative_currency: settings.alternativeCurrency,
    yacht_agreement: settings.yachtAgreement,
    consents: consents.map(({ document, version, lang }) => ({ document, version, lang })),
    doer_info: { basic_payment_system: null },
  };
}

/** Any internal number at all. */
const ANY_NUMBER = ".+";

/** A company's pattern as its page tries it: one that could keep the browser busy for ever on a long text takes any number, so that nobody is kept from booking. */
function usableFormat(format: string | null): string | null {
  return format === null || isSafePattern(format) ? format : ANY_NUMBER;
}

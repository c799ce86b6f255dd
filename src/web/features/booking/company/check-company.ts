import { isPhone } from "#domain/booking/phone.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import type { AccountRules } from "#web/trip/account-rules.ts";

/**
 * Errors on the company's card, in its order: visible numbers are required, phone numbers must be valid (VAL-19 to VAL-22).
 */
export function checkCompany({ company, passenger }: TripDraft, rules: AccountRules): [FieldId, MessageKey][] {
  const errors: [FieldId, MessageKey][] = [];
  if (rules.costCenter === "demanded" && company.costCenter === null) {
    errors.push(["cost-center", "accounts.costCenterError"]);
  }
  if (rules.hasOrderNumber && company.orderNumber.trim() === "") {
    errors.push(["order-number", "DataForms.Forms.Error.Required"]);
  }
  if (!rules.hasViewers || !company.hasViewers) return errors;
  (passenger.viewers ?? []).forEach((phone, index) => {
    if (phone.trim() !== "" && !isPhone(phone)) errors.push([`viewer-${index}`, "invalid phone"]);
  });
  return errors;
}

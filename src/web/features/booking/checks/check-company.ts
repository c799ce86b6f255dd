import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { typedPhoneFault } from "#web/trip/phone/typed-phone.ts";
import { phoneError, tooLong, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields of a company. */
export type CompanyFieldId = "cost-center" | "order-number" | `viewer-${number}`;

/**
 * Errors on the company's card, in its order: visible numbers are required, phone numbers must be valid (VAL-19 to VAL-22).
 */
export const checkCompany: FormCheck<CompanyFieldId> = (_offer, { company, people }, rules, phones) => {
  const errors: (readonly [CompanyFieldId, FormError])[] = [];
  if (rules.costCenter === "demanded" && company.costCenter === null) {
    errors.push(["cost-center", ["accounts.costCenterError"]]);
  }
  if (rules.hasOrderNumber && company.orderNumber.trim() === "")
    errors.push(["order-number", ["booking.need.orderNumber"]]);
  if (rules.hasOrderNumber) {
    errors.push(...tooLong("order-number" as const, company.orderNumber, COMPANY_NUMBER_LENGTH));
  }
  if (!rules.hasViewers || !company.hasViewers) return errors;
  people.viewers.forEach(({ phone }, index) => {
    const fault = phone.trim() === "" ? undefined : typedPhoneFault(phone, phones);
    if (fault) errors.push([`viewer-${index}`, phoneError(fault)]);
  });
  return errors;
};

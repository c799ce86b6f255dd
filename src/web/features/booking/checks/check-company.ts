import { isPhone } from "#domain/booking/phone.ts";
import { REQUIRED, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields of a company. */
export type CompanyFieldId = "cost-center" | "order-number" | `viewer-${number}`;

/**
 * Errors on the company's card, in its order: visible numbers are required, phone numbers must be valid (VAL-19 to VAL-22).
 */
export const checkCompany: FormCheck<CompanyFieldId> = (_offer, { company, people }, rules) => {
  const errors: (readonly [CompanyFieldId, FormError])[] = [];
  if (rules.costCenter === "demanded" && company.costCenter === null) {
    errors.push(["cost-center", ["accounts.costCenterError"]]);
  }
  if (rules.hasOrderNumber && company.orderNumber.trim() === "") errors.push(["order-number", REQUIRED]);
  if (!rules.hasViewers || !company.hasViewers) return errors;
  people.viewers.forEach((phone, index) => {
    if (phone.trim() !== "" && !isPhone(phone)) errors.push([`viewer-${index}`, ["invalid phone"]]);
  });
  return errors;
};

import { COMPANY_NUMBER_LENGTH } from "#domain/booking/company-fields.ts";
import { coordinatorNumberFault } from "#domain/orders/coordinator-number-fault.ts";
import { mayHaveCoordinator } from "#domain/orders/coordinator.ts";
import { typedPhoneFault } from "#web/trip/phone/typed-phone.ts";
import { phoneError, tooLong, type FormCheck, type FormError } from "./form-error.ts";

/** DOM ids of the fields of a company. */
export type CompanyFieldId = "cost-center" | "order-number" | "coordinator-number" | `viewer-${number}`;

/**
 * Errors on the company's card, in its order: visible numbers are required, phone numbers must be valid, and a coordinator's number
 * has the form that is asked for.
 */
export const checkCompany: FormCheck<CompanyFieldId> = (offer, { company, people }, rules, phones) => {
  const errors: (readonly [CompanyFieldId, FormError])[] = [];
  if (rules.costCenter === "demanded" && company.costCenter === null) {
    errors.push(["cost-center", ["accounts.costCenterError"]]);
  }
  if (rules.hasOrderNumber && company.orderNumber.trim() === "")
    errors.push(["order-number", ["booking.need.orderNumber"]]);
  if (rules.hasOrderNumber) {
    errors.push(...tooLong("order-number" as const, company.orderNumber, COMPANY_NUMBER_LENGTH));
  }
  if (rules.hasViewers && company.hasViewers) {
    if (people.viewers.every(({ phone }) => phone.trim() === "")) {
      errors.push(["viewer-0", ["accounts.viewersNobody"]]);
    }
    people.viewers.forEach(({ phone }, index) => {
      const fault = phone.trim() === "" ? undefined : typedPhoneFault(phone, phones);
      if (fault) errors.push([`viewer-${index}`, phoneError(fault)]);
    });
  }
  if (mayHaveCoordinator(offer.price.car_class.capacity, rules.hasCoordinator)) {
    const fault = coordinatorNumberFault(company.coordinatorNumber, rules.coordinatorNumber);
    if (fault) errors.push(["coordinator-number", [NUMBER_ERRORS[fault]]]);
  }
  return errors;
};

const NUMBER_ERRORS = {
  usual: "accounts.coordinatorNumber.usual",
  company: "accounts.coordinatorNumber.company",
  airline: "trans.frames.afl.bonus_number_error",
} as const;

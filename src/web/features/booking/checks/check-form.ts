import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { checkAgreements } from "./check-agreements.ts";
import { checkCompany } from "./check-company.ts";
import { checkMoney } from "./check-money.ts";
import { checkCars, checkPeople } from "./check-people.ts";
import { checkTrips } from "./check-trips.ts";
import type { FormCheck, FormError } from "./form-error.ts";

/** In the order of the form, which is also the order in which the fields get the focus. */
const CHECKS: readonly FormCheck<FieldId>[] = [
  checkTrips,
  checkPeople,
  checkCars,
  checkCompany,
  checkMoney,
  checkAgreements,
];

/** Checks everything the browser can check, with the same rules as the server; the last word on a field counts. */
export function checkForm(...form: Parameters<FormCheck<FieldId>>): ReadonlyMap<FieldId, FormError> {
  return new Map(CHECKS.flatMap((check) => check(...form)));
}

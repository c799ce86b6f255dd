import type { AgreementFieldId } from "#web/features/booking/checks/check-agreements.ts";
import type { CompanyFieldId } from "#web/features/booking/checks/check-company.ts";
import type { MoneyFieldId } from "#web/features/booking/checks/check-money.ts";
import type { TripFieldId } from "#web/features/booking/checks/check-trips.ts";
import type { CarFieldId, PeopleFieldId } from "./people-field-id.ts";

/** DOM ids of the form's fields: an error names one, and focus moves there. */
export type FieldId = TripFieldId | PeopleFieldId | CarFieldId | CompanyFieldId | MoneyFieldId | AgreementFieldId;

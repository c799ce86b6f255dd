import { agreedAtPress } from "#domain/booking/consents.ts";
import { acceptDocuments } from "#web/features/booking/agree/accept-documents.ts";
import { firstRefusedTrip } from "#web/features/booking/time/first-refused-trip.ts";
import { readingNow } from "#web/trip/phone/reading-now.ts";
import { checkForm } from "./check-form.ts";
import { errorText } from "./form-error.ts";
import { shownErrors } from "./shown-errors.ts";

/** What is needed from the first press of the button on, or for a text that is too long; it comes right after the form. */
export const formChecks = {
  acceptDocuments,
  agreedAtPress,
  checkForm,
  errorText,
  firstRefusedTrip,
  readingNow,
  shownErrors,
};

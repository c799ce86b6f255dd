import { firstRefusedTrip } from "#web/features/booking/time/first-refused-trip.ts";
import { checkForm } from "./check-form.ts";
import { errorText } from "./form-error.ts";
import { shownErrors } from "./shown-errors.ts";

/** What is needed from the first press of the button on, or for a text that is too long; it comes right after the form. */
export const formChecks = { checkForm, errorText, firstRefusedTrip, shownErrors };

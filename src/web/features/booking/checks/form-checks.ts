import { checkForm } from "./check-form.ts";
import { errorText } from "./form-error.ts";

/** What is needed from the first press of the button on; it comes right after the form. */
export const formChecks = { checkForm, errorText };

import { formPart } from "#web/features/booking/form-part.tsx";

/** What whoever comes back to a form should know, right after the form. */
export const DraftPart = formPart("DraftNotices");

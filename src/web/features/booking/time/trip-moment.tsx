import { Skeleton } from "#ui/skeleton.tsx";
import { formPart } from "#web/features/booking/form-part.tsx";

const waiting = (
  <>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </>
);

/** The date and the time of a trip; calendar and masks come right after the form. */
export const TripMoment = formPart("MomentFields", { waiting });

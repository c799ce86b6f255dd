import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { formPart } from "#web/features/booking/form-part.tsx";

/** What is being booked, and for how much; it comes right after the form, whose button says the total anyway. */
export const SummaryPart = formPart("OrderSummary", {
  waiting: (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="most" />
      <Skeleton width="half" />
    </Card>
  ),
});

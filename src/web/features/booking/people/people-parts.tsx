import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { formPart } from "#web/features/booking/form-part.tsx";
import { usePage } from "#web/page/page.tsx";

/** The card of the counts until it comes; on a wide page it is seen at once, so it already has its height. */
function PartyWaiting() {
  const { t } = usePage();
  return <Card title={t("booking.passengers")}>{fields}</Card>;
}

const fields = (
  <>
    <Skeleton shape="field" />
    <Skeleton shape="field" />
    <Skeleton shape="field" />
  </>
);

/** How many travel, right after the form. */
export const PartyPart = formPart("PartyCard", { waiting: <PartyWaiting />, isCard: true });

/** Whom the driver meets, right after the form. */
export const ContactPart = formPart("ContactCard", { waiting: <Card>{fields}</Card>, isCard: true });

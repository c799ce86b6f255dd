import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { formPart } from "#web/features/booking/form-part.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";

const waiting = (
  <Card>
    <Skeleton shape="field" />
  </Card>
);

const SignCard = formPart("SignCard", { waiting, isCard: true });

/** What the driver's sign says, where people arrive; whether they are met there is told by the card itself. */
export function SignPart(card: CardProps) {
  return offerTrips(card.offer).some(({ startKind }) => startKind !== "suburb") && <SignCard {...card} />;
}

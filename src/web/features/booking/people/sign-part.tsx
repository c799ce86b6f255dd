import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { formPart } from "#web/features/booking/form-part.tsx";
import { metTrip } from "./met-trip.ts";

const waiting = (
  <Card>
    <Skeleton shape="field" />
  </Card>
);

const SignCard = formPart("SignCard", { waiting, isCard: true });

/** What the driver's sign says, where somebody is met. */
export function SignPart(card: CardProps) {
  return metTrip(card.offer, card.draft) && <SignCard {...card} />;
}

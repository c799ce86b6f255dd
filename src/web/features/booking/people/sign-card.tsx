import { Card } from "#ui/card.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import { metTrip } from "./met-trip.ts";
import { SignFields } from "./sign-fields.tsx";

/** What the driver's sign says, where somebody is met. */
export function SignCard(card: CardProps) {
  const { t } = usePage();
  const met = metTrip(card.offer, card.draft);
  if (!met) return null;
  return (
    <Card title={t("booking.sign")} aside={t(`booking.signWhere.${met.trip.startKind}`)}>
      <SignFields {...card} met={met} />
    </Card>
  );
}

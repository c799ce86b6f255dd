import { Card } from "#ui/card.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import { furtherCars } from "#web/trip/cars/further-cars.ts";
import { PartyCounts } from "./party-counts.tsx";

type PartyCardProps = CardProps & {
  /** Where another car is chosen; undefined where the car stays. */
  readonly toFinder: PageLink | undefined;
};

/** How many travel in the first car, with how many suitcases. */
export function PartyCard(card: PartyCardProps) {
  const { offer, draft } = card;
  const { t } = usePage();
  const title = furtherCars(offer, draft).length > 0 ? "booking.cars.first" : "booking.passengers";
  return (
    <Card title={t(title)} aside={t("booking.capacity", { count: draft.capacity })}>
      <PartyCounts {...card} />
    </Card>
  );
}

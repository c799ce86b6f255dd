import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";

const milesCard = pagePart(() => import("./miles-card.tsx").then((file) => file.MilesCard));

/** The miles of an airline's programme, which are loaded where they are on (OPN-071). */
export function MilesPart(props: CardProps) {
  return <LaterPart part={milesCard} wanted={props.rules.hasMiles} props={props} isCard />;
}

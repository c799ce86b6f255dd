import { isExtra } from "#domain/booking/extra-services.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { servicesOf } from "#web/trip/ordered-services.ts";

const extraServices = pagePart(() => import("./extra-services.tsx").then((file) => file.ExtraServices));

/** The card of services that can be ordered besides, which is loaded where the car has any, or had some with another car. */
export function ExtraServicesPart(props: CardProps) {
  const { offer, draft } = props;
  const wanted = servicesOf(offer.price).some(isExtra) || Object.keys(draft.services).length > 0;
  return <LaterPart part={extraServices} {...{ wanted, props }} isCard />;
}

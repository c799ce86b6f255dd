import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { FormPart } from "#web/features/booking/form-part.tsx";
import { pagePart } from "#web/page/page-part.ts";

const otherPassengers = pagePart(() => import("./other-passengers.tsx").then(({ OtherPassengers }) => OtherPassengers));

/** The list of further passengers, which is loaded as soon as more than one person travels. */
export function OtherPassengersPart(props: CardProps) {
  const { party } = props.draft;
  return <FormPart part={otherPassengers} wanted={party.adults + party.children > 1} props={props} />;
}

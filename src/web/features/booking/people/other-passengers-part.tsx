import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { formPart } from "#web/features/booking/form-part.tsx";

const OtherPassengers = formPart("OtherPassengers");

/** The list of further passengers, as soon as more than one person travels. */
export function OtherPassengersPart(props: CardProps) {
  const { party } = props.draft;
  return party.adults + party.children > 1 && <OtherPassengers {...props} />;
}

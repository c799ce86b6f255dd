import type { AskedField } from "#domain/booking/asked-trip-fields.ts";
import { isMoment, TRIP_NUMBERS } from "#domain/booking/trip-fields.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { Optional } from "#web/features/booking/fields/optional.tsx";
import { usePage } from "#web/page/page.tsx";
import type { OfferTrip } from "#web/trip/picked-offer.ts";
import { NumberField } from "./number-field.tsx";
import { TerminalField } from "./terminal-field.tsx";

type EndNumbersProps = Pick<CardProps, "draft" | "errorOf" | "onChange"> & {
  readonly index: number;
  readonly trip: OfferTrip;
  readonly asked: readonly AskedField[];
  /** A trip that both starts and ends with a flight or train names the two apart. */
  readonly isOnward: boolean;
};

const ONWARD: Readonly<Partial<Record<AskedField["field"], MessageKey>>> = {
  departureNumber: "booking.end.onward.flight",
  departureTrainNumber: "booking.end.onward.train",
};

/** The numbers of one end of a trip: a flight with its terminal, or a train with its carriage. */
export function EndNumbers({ trip, asked, isOnward, ...field }: EndNumbersProps) {
  const { t } = usePage();
  return asked.map(({ field: name, end, isRequired }) => {
    if (isMoment(name)) return null;
    const { text, of } = TRIP_NUMBERS[name];
    const label = t((isOnward && ONWARD[name]) || `booking.${of}`);
    const { terminal: terminals } = trip[end];
    const optional = isRequired ? undefined : <Optional />;
    return text === "terminal" || text === "departureTerminal" ? (
      <TerminalField key={name} {...field} {...{ label, optional, terminals }} name={text} />
    ) : (
      <NumberField key={name} {...field} {...{ of, label, optional, isRequired }} name={text} />
    );
  });
}

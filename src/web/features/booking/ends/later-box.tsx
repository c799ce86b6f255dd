import { Checkbox } from "#ui/checkbox.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { usePage } from "#web/page/page.tsx";

type LaterBoxProps = Pick<CardProps, "draft" | "onChange"> & {
  readonly index: number;
  readonly end: "airport" | "station";
};

/** The tick that the flight or train is not known yet, and what follows from it. */
export function LaterBox({ index, end, draft, onChange }: LaterBoxProps) {
  const { t } = usePage();
  const isLater = draft.trips[index]?.flightLater ?? false;
  return (
    <Checkbox
      id={`trip-${index}-flightLater`}
      label={t(`booking.end.later.${end}`)}
      note={isLater && t(`booking.end.laterNote.${end}`)}
      checked={isLater}
      onChange={(flightLater) => onChange({ type: "trip", index, fields: { flightLater } })}
    />
  );
}

import { TextField } from "#ui/text-field.tsx";
import { lastEndDay, type OfferEnd, type WritingAt } from "./offer-end.ts";

type EndFieldsProps = {
  /** Of the day. */
  readonly id: string;
  readonly texts: { readonly day: string; readonly time: string; readonly hint?: string };
  readonly end: OfferEnd;
  readonly error: string | undefined;
  readonly onType: (end: Partial<OfferEnd>) => void;
  readonly at: WritingAt;
};

/** Until when an offer stands, or a yacht is held. */
export function EndFields({ id, texts: { day, time, hint }, end, error, onType, at }: EndFieldsProps) {
  return (
    <>
      <TextField
        id={id}
        label={day}
        {...(hint !== undefined && { hint })}
        type="date"
        max={lastEndDay(at)}
        value={end.endDay}
        error={error}
        onChange={(endDay) => onType({ endDay })}
      />
      <TextField label={time} type="time" value={end.endTime} onChange={(endTime) => onType({ endTime })} />
    </>
  );
}

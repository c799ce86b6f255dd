import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import type { MetField } from "#web/console/changes/met-fields.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { lastEndDay, type OfferEnd, type WritingAt } from "./offer-end.ts";
import css from "./offer-form.module.css";
import { OfferNewsList } from "./offer-news.tsx";
import type { OfferMeanwhile } from "./use-offer-meanwhile.ts";

type OfferFormProps = {
  readonly title: string;
  readonly meanwhile: OfferMeanwhile;
  /** Fields of the offer as it stood, as another has made it, and as one has typed it. */
  readonly met: () => readonly MetField[];
  /** Goes on by what the request is now. */
  readonly onTake: () => void;
  readonly isBusy: boolean;
  /** Sends what is typed; `first` is what it lacks first, by the id of its field. */
  readonly onSend: () => Promise<unknown>;
  /** On the button, and what is said below it. */
  readonly label: string;
  readonly note: string;
  /** The fields; undefined until what they are made of is there, with what stands in their place. */
  readonly children: ReactNode;
  readonly instead?: ReactNode;
};

/** The form of an offer of either kind; a change of its request by a colleague is shown above it, and nothing is sent. */
export function OfferForm({ title, meanwhile, met, onTake, isBusy, onSend, label, note, ...parts }: OfferFormProps) {
  const { t } = useConsole();
  const { isMet, seen, page } = meanwhile;
  return (
    <DeskCard title={title}>
      {isMet && (
        <div className={css["meanwhile"]}>
          <MeanwhilePart title={t("console.yachts.meanwhile")} fields={met()} onTake={onTake}>
            <OfferNewsList seen={seen} page={page} />
          </MeanwhilePart>
        </div>
      )}
      {parts.instead ?? (
        <form
          noValidate
          className={css["form"]}
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && !isMet) void onSend();
          }}
        >
          {parts.children}
          <div className={css["wide"]}>
            <Button type="submit" look="primary" busy={isBusy} disabled={isMet}>
              {label}
            </Button>
            <p className={css["note"]}>{note}</p>
          </div>
        </form>
      )}
    </DeskCard>
  );
}

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

import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { CORRECTION_LENGTH } from "#domain/orders/state-by-hand.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { ownZone } from "#web/console/board/trip-words.ts";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { useMeanwhile } from "#web/console/changes/use-meanwhile.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./states.module.css";

type CorrectDialogProps = {
  readonly trip: BoardTripView;
  /** The state that it had before. */
  readonly to: string;
  /** Until when it may be put right, epoch milliseconds. */
  readonly until: number;
  readonly actions: OrderActions;
  readonly onClose: () => void;
};

/** Puts a wrong state right: what it was said to be, what it becomes again, and why. */
export function CorrectDialog({ trip, to, until, actions, onClose: leave }: CorrectDialogProps) {
  const { t, wordOf, locale } = useConsole();
  const meanwhile = useMeanwhile(trip);
  const { form, type, forget } = useTyped(`correct-${trip.trip_id}`, { reason: "" });
  const { reason } = form;
  const [failure, setFailure] = useState<string>();
  const onClose = () => {
    forget();
    leave();
  };
  const press = async () => {
    setFailure(undefined);
    const body = { version: meanwhile.seen.version, trip_id: trip.trip_id, reason: reason.trim() };
    const done = t("console.order.corrected", { name: trip.name, state: wordOf("console.state", to) });
    try {
      await actions.attempt("correctTripState", trip.order_id, body, done);
      onClose();
    } catch (error) {
      setFailure(error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown"));
      meanwhile.look();
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.order.correctTitle", { name: trip.name })}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="primary"
          wide
          busy={actions.isBusy}
          disabled={reason.trim() === "" || meanwhile.isMet}
          onClick={() => void press()}
        >
          {t("console.order.correct", { state: wordOf("console.state", to) })}
        </Button>
      }
    >
      <div className={css["form"]}>
        {meanwhile.isMet && (
          <MeanwhilePart
            order={meanwhile.order}
            since={meanwhile.seen.version}
            onTake={() => {
              meanwhile.takeOver();
              setFailure(undefined);
            }}
          />
        )}
        {failure !== undefined && !meanwhile.isMet && (
          <p role="alert" className={css["failed"]}>
            {failure}
          </p>
        )}
        <p className={css["note"]}>
          <s>{t(`console.state.${trip.state}`)}</s> → <b>{wordOf("console.state", to)}</b>
        </p>
        <p className={css["note"]}>
          {t("console.order.correctUntil", { time: formatDayTime(localTimeIn(ownZone(), until), locale) })}
        </p>
        <TextArea
          label={t("console.order.correctReason")}
          hint={t("console.desk.reasonHint")}
          value={reason}
          most={CORRECTION_LENGTH}
          onChange={(value) => type({ reason: value })}
          ref={startHere}
        />
      </div>
    </Dialog>
  );
}

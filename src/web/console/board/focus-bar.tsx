import { useEffect, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { appliesTo } from "#web/console/bulk/bulk-parts.ts";
import { SaidPart } from "#web/console/live/said-part.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./focus-bar.module.css";
import { FocusMarks } from "./trip-marks.tsx";
import { endsOf, pickupWords } from "./trip-words.ts";

type FocusBarProps = {
  readonly trip: BoardTripView | undefined;
  /** What was in focus and has left the list since: it is named, and only opened. */
  readonly gone?: BoardTripView | undefined;
  readonly actions: OrderActions;
  readonly may: { readonly drive: boolean; readonly mark: boolean; readonly note: boolean };
  /** Absent where the trip is open already. */
  readonly onOpen?: (trip: BoardTripView) => void;
  readonly onDriver: () => void;
  /** Absent where the trip cannot be changed, or not here. */
  readonly onChange?: () => void;
  /** Chooses the trip as one of several; absent where there is no list. */
  readonly onChoose?: () => void;
  readonly onNote: () => void;
};

/** What can be done to the trip in focus, always in the same places, and the last confirmation while it may be taken back. */
export function FocusBar(props: FocusBarProps) {
  const { trip, gone, actions, may, onOpen, onDriver, onChange, onChoose, onNote } = props;
  const { t } = useConsole();
  const { said, undoable } = actions;
  const named = trip ?? gone;
  const ends = trip && endsOf(trip);
  const isWaiting = trip?.groups.includes("to-confirm") ?? false;
  const isChanged = trip?.groups.includes("changed") ?? false;
  return (
    <div className={css["bar"]}>
      {named !== undefined && (
        <p className={css["of"]}>
          <b>
            {pickupWords(named.pickup).time}, {named.name}
          </b>
          <span>{ends === undefined ? t("console.bar.gone") : [ends.from, ends.to].filter(Boolean).join(" → ")}</span>
        </p>
      )}
      <div className={css["doings"]} data-doings>
        {trip?.phone && (
          <a className={css["call"]} href={`tel:${trip.phone}`}>
            <Icon glyph={Phone} size={16} />
            {t("console.bar.call")}
          </a>
        )}
        {trip !== undefined && may.drive && isWaiting && (
          <BarButton primary command="confirm" disabled={actions.isBusy} onClick={() => void actions.confirm(trip)}>
            {t("console.confirm")}
          </BarButton>
        )}
        {trip !== undefined && may.mark && isChanged && (
          <BarButton primary={!isWaiting} command="seen" onClick={() => void actions.see(trip)}>
            {t("console.see")}
          </BarButton>
        )}
        {trip !== undefined && may.drive && appliesTo("driveTrips", trip) && (
          <BarButton command="driver" onClick={onDriver}>
            {t("console.driver")}
          </BarButton>
        )}
        {onChange !== undefined && (
          <BarButton command="change" onClick={onChange}>
            {t("console.desk.change")}
          </BarButton>
        )}
        {trip !== undefined && may.mark && (
          <span className={css["marks"]}>
            <Menu
              label={t("console.marks")}
              text={t("console.marks")}
              mode="check"
              items={TRIP_MARKS.map((mark) => ({ key: mark, label: t(`console.mark.${mark}`) }))}
              checked={trip.marks}
              onPick={(_, checked) => void actions.mark(trip, checked)}
            />
          </span>
        )}
        {trip !== undefined && may.note && (
          <BarButton command="note" onClick={onNote}>
            {t("console.note")}
          </BarButton>
        )}
        {named !== undefined && onOpen !== undefined && (
          <BarButton {...(trip && { command: "open" })} onClick={() => onOpen(named)}>
            {t("console.open")}
          </BarButton>
        )}
        {onChoose !== undefined && (
          <BarButton command="select" onClick={onChoose}>
            {t("console.board.bulk.choose")}
          </BarButton>
        )}
      </div>
      {trip !== undefined && (
        <span className={css["all"]}>
          <FocusMarks trip={trip} />
        </span>
      )}
      <div className={css["said"]} role="status" data-bad={said?.isBad || undefined}>
        <SaidPart said={said} />
      </div>
      {undoable !== undefined && (
        <Undo
          key={undoable.until}
          until={undoable.until}
          onEnd={actions.endUndo}
          onUndo={() => void actions.undo(undoable)}
        />
      )}
    </div>
  );
}

type UndoProps = { readonly until: number; readonly onEnd: () => void; readonly onUndo: () => void };

/** The way back from a confirmation, with the seconds that are left of it. */
function Undo({ until, onEnd, onUndo }: UndoProps) {
  const { t } = useConsole();
  const [left, setLeft] = useState(() => Math.ceil((until - Date.now()) / 1000));
  // Seconds pass.
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((until - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds <= 0) onEnd();
    }, 250);
    return () => clearInterval(timer);
  }, [until, onEnd]);
  return (
    <span className={css["undo"]}>
      <span aria-hidden="true">{t("console.letterIn", { seconds: Math.max(0, left) })}</span>
      <BarButton command="undo" onClick={onUndo}>
        {t("console.undo")}
      </BarButton>
    </span>
  );
}

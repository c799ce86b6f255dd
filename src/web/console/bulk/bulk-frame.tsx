import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindowKey } from "#web/console/keys/use-window-key.ts";
import { UndoPart } from "#web/console/live/undo-part.tsx";
import css from "./bulk-dialog.module.css";
import type { BulkResult } from "./use-bulk.ts";

type BulkResultPartProps = {
  readonly result: BulkResult;
  /** Undoes it while that is possible. */
  readonly onUndo?: () => void;
  /** Called when it is not any more. */
  readonly onEnd?: () => void;
};

/** What has become of several trips: how many are done, and each that was refused with why. */
function BulkResultPart({ result, onUndo, onEnd }: BulkResultPartProps) {
  const { t } = useConsole();
  useWindowKey("undo", result.undoUntil === undefined ? undefined : onUndo);
  return (
    <div className={css["form"]}>
      <div role="status" className={css["form"]}>
        <p>
          <b>
            {t(result.isOver ? "console.board.bulk.done" : "console.bulk.going", {
              count: result.done,
              all: result.all,
            })}
          </b>
        </p>
        {result.refused.length > 0 && <p>{t("console.board.bulk.refused", { count: result.refused.length })}</p>}
        {result.undone !== undefined && <p>{t("console.bulk.undone", { count: result.undone, all: result.done })}</p>}
      </div>
      {result.undoUntil !== undefined && onUndo !== undefined && onEnd !== undefined && (
        <UndoPart until={result.undoUntil} onEnd={onEnd} onUndo={onUndo} />
      )}
      {result.unanswered.length > 0 && (
        <p role="alert">
          {t("console.bulk.unanswered", {
            count: result.unanswered.length,
            orders: [...new Set(result.unanswered.map(({ order_id: id }) => id))].join(", "),
          })}
        </p>
      )}
      <ul className={css["refused"]}>
        {result.refused.map(({ trip, why }) => (
          <li key={trip.trip_id}>
            <b>{t("console.orderNumber", { number: trip.order_id })}</b> {trip.name}: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}

type BulkFrameProps = Omit<ComponentProps<typeof ActionDialog>, "onClose"> & {
  /** Undefined before it is done. */
  readonly result: BulkResult | undefined;
  readonly onUndo?: () => void;
  readonly onUndoEnd?: () => void;
  readonly onClose: (isDone: boolean) => void;
};

/** The window of an action on several trips: before it what will happen, and after it what has become of each. */
export function BulkFrame({ result, onUndo, onUndoEnd, onClose, footer, children, ...frame }: BulkFrameProps) {
  const { t } = useConsole();
  const isDone = result !== undefined;
  return (
    <ActionDialog
      {...frame}
      footer={
        isDone ? (
          <Button
            look={result.isOver ? "primary" : "secondary"}
            wide
            busy={!result.isOver}
            onClick={() => onClose(true)}
          >
            {t("console.board.bulk.ready")}
          </Button>
        ) : (
          footer
        )
      }
      onClose={() => onClose(isDone)}
    >
      {isDone ? (
        <BulkResultPart result={result} {...(onUndo && { onUndo })} {...(onUndoEnd && { onEnd: onUndoEnd })} />
      ) : (
        children
      )}
    </ActionDialog>
  );
}

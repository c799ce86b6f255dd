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
export function BulkResultPart({ result, onUndo, onEnd }: BulkResultPartProps) {
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

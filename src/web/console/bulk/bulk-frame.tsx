import type { ComponentProps } from "react";
import { Button } from "#ui/button.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { BulkResultPart } from "./bulk-result-part.tsx";
import type { BulkResult } from "./use-bulk.ts";

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

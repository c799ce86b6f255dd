import type { ReactNode, RefObject } from "react";
import { FieldError } from "#ui/field-error.tsx";
import { ListFailureNote, type ListFailure } from "#ui/list-failure.tsx";
import { ListWaiting } from "#ui/list-waiting.tsx";
import { Options, type OptionsProps } from "#ui/options.tsx";
import { Popup } from "#ui/popup.tsx";
import { SourceCredits, type SourceCredit } from "#ui/source-credits.tsx";
import { useKeyboardRoom } from "#ui/use-keyboard-room.ts";
import css from "./combobox-sheet.module.css";

type ComboboxSheetProps = OptionsProps & {
  /** The field it belongs to. */
  readonly root: RefObject<HTMLElement | null>;
  readonly emptyText: string | undefined;
  readonly failure: ListFailure | undefined;
  readonly footer: ReactNode;
  /** Whose data the options are. */
  readonly credits: readonly SourceCredit[] | undefined;
  /** What is wrong with the field's text, shown above the options. */
  readonly error: ReactNode;
  /** Id that ties the error to the field. */
  readonly errorId: string;
  /** Returns the focus to the field. */
  readonly onReturn: () => void;
};

/** The panel under a combobox: its options, or why there are none yet. */
export function ComboboxSheet({
  root,
  emptyText,
  failure,
  footer,
  credits,
  error,
  errorId,
  onReturn,
  ...list
}: ComboboxSheetProps) {
  useKeyboardRoom(root, true);
  const isEmpty = list.options.length === 0;
  return (
    <Popup>
      {/* A press in the sheet, even on its scroll bar, leaves the focus in the field. */}
      <div role="presentation" className={css["sheet"]} onMouseDown={(event) => event.preventDefault()}>
        {error !== undefined && (
          <div className={css["error"]}>
            <FieldError id={errorId}>{error}</FieldError>
          </div>
        )}
        {!isEmpty && <Options {...list} />}
        {failure !== undefined && (
          <ListFailureNote
            {...failure}
            onRetry={() => {
              onReturn();
              failure.onRetry();
            }}
          />
        )}
        {isEmpty && failure === undefined && list.growing && (
          <ListWaiting rows={3} lines={list.chosen === undefined ? 2 : 1} />
        )}
        {isEmpty && failure === undefined && !list.growing && <p className={css["empty"]}>{emptyText}</p>}
        {!isEmpty && footer}
        {!isEmpty && credits !== undefined && (
          <p className={css["credits"]}>
            {/* Tab leaves the field and closes its list. */}
            <SourceCredits credits={credits} tabIndex={-1} />
          </p>
        )}
      </div>
    </Popup>
  );
}

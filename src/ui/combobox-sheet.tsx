import type { ReactNode } from "react";
import { ListFailureNote, type ListFailure } from "#ui/list-failure.tsx";
import { ListWaiting } from "#ui/list-waiting.tsx";
import { Options, type OptionsProps } from "#ui/options.tsx";
import { Popup } from "#ui/popup.tsx";
import css from "./combobox-sheet.module.css";

type ComboboxSheetProps = OptionsProps & {
  readonly emptyText: string | undefined;
  readonly failure: ListFailure | undefined;
  readonly footer: ReactNode;
  /** Returns the focus to the field. */
  readonly onReturn: () => void;
};

/** The panel under a combobox: its options, or why there are none yet. */
export function ComboboxSheet({ emptyText, failure, footer, onReturn, ...list }: ComboboxSheetProps) {
  const isEmpty = list.options.length === 0;
  return (
    <Popup>
      {/* A press in the sheet, even on its scroll bar, leaves the focus in the field. */}
      <div role="presentation" className={css["sheet"]} onMouseDown={(event) => event.preventDefault()}>
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
      </div>
    </Popup>
  );
}

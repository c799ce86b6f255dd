import css from "./list-failure.module.css";

/** What a list says, and offers, when its rows could not be fetched. */
export type ListFailure = { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void };

type ListFailureNoteProps = ListFailure & { readonly onEscape: () => void };

/** Says that rows could not be fetched and asks for them again; Escape leads back to the field. */
export function ListFailureNote({ text, retryLabel, onRetry, onEscape }: ListFailureNoteProps) {
  return (
    <div className={css["failure"]}>
      <p>{text}</p>
      <button
        type="button"
        className={css["retry"]}
        onClick={onRetry}
        onKeyDown={(event) => {
          if (event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          onEscape();
        }}
      >
        {retryLabel}
      </button>
    </div>
  );
}

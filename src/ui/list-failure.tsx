import css from "./list-failure.module.css";

/** What a list shows and offers when its rows could not be loaded. */
export type ListFailure = { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void };

/** Says that rows could not be loaded and offers to try again. */
export function ListFailureNote({ text, retryLabel, onRetry }: ListFailure) {
  return (
    <div className={css["failure"]}>
      <p>{text}</p>
      <button type="button" className={css["retry"]} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}

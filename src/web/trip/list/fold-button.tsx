import { FoldArrow } from "./fold-arrow.tsx";
import css from "./fold-button.module.css";

type FoldButtonProps = {
  readonly open: boolean;
  /** The id of the element that it shows and hides. */
  readonly panelId: string;
  readonly label: string;
  readonly onFold: (open: boolean) => void;
};

/** The arrow that opens a card in place. */
export function FoldButton({ open, panelId, label, onFold }: FoldButtonProps) {
  return (
    <button
      type="button"
      className={css["fold"]}
      aria-label={label}
      aria-expanded={open}
      aria-controls={open ? panelId : undefined}
      onClick={() => onFold(!open)}
    >
      <FoldArrow open={open} size={18} />
    </button>
  );
}

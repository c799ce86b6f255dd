import type { ReactNode } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import css from "./filter-sheet.module.css";

type FilterRowProps = {
  readonly label: string;
  readonly note?: string;
  readonly picture?: ReactNode;
  readonly aside?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

/** One filter that is on or off; its whole row can be pressed. */
export function FilterRow({ label, note, picture, aside, checked, onChange }: FilterRowProps) {
  return (
    <div className={css["row"]}>
      <Checkbox
        label={
          <>
            {label} {note !== undefined && <span className={css["note"]}>{note}</span>}
          </>
        }
        checked={checked}
        onChange={onChange}
      />
      {picture !== undefined && <span className={css["picture"]}>{picture}</span>}
      {aside !== undefined && <span className={css["aside"]}>{aside}</span>}
    </div>
  );
}

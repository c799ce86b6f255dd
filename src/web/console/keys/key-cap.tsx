import css from "./key-cap.module.css";
import { keyName, type KeyCommand } from "./key-table.ts";

/** The key of a command as a small cap inside its button; screen readers have the button's name. */
export function KeyCap({ of }: { readonly of: KeyCommand }) {
  return (
    <kbd className={css["cap"]} aria-hidden="true">
      {keyName(of)}
    </kbd>
  );
}

import { ownNow } from "#web/console/own/own-now.ts";
import css from "./key-cap.module.css";
import { keyName, type KeyCommand } from "./key-table.ts";

/** The key of a command as a small cap inside its button; screen readers have the button's name. */
export function KeyCap({ of }: { readonly of: KeyCommand }) {
  if (!ownNow().has_keys) return null;
  return (
    <kbd className={css["cap"]} aria-hidden="true">
      {keyName(of)}
    </kbd>
  );
}

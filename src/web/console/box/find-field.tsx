import { useState } from "react";
import { Search } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownNow } from "#web/console/own/own-now.ts";
import { FindDialog } from "./find-dialog.tsx";
import css from "./find-field.module.css";

/** The search in the head of a screen: a press, or whatever is typed into it, opens the box of orders and commands. */
export function FindField() {
  const { t } = useConsole();
  const [start, setStart] = useState<string>();
  return (
    <div className={css["field"]} data-surface="paper">
      <Icon glyph={Search} size={18} />
      <input
        className={css["input"]}
        type="search"
        aria-label={t("console.findTitle")}
        aria-haspopup="dialog"
        placeholder={t("console.findLabel")}
        autoComplete="off"
        value=""
        // The focus stays where it was, so that it is there again once the box is closed.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setStart("")}
        onChange={(event) => setStart(event.currentTarget.value)}
        onKeyDown={(event) => event.key === "Enter" && setStart("")}
      />
      {ownNow().has_keys && (
        <kbd className={css["keys"]} aria-hidden="true">
          Ctrl K
        </kbd>
      )}
      {start !== undefined && <FindDialog start={start} onClose={() => setStart(undefined)} />}
    </div>
  );
}

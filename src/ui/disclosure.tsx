import type { ReactNode } from "react";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./disclosure.module.css";

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** A row of a list, or a small line beneath something that it explains. */
  readonly look?: "row" | "link";
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  readonly children: ReactNode;
};

/** A line that unfolds what belongs to it; works before any script has loaded. */
export function Disclosure({ summary, note, icon, look = "row", open, onToggle, children }: DisclosureProps) {
  return (
    <details
      className={css["disclosure"]}
      data-look={look}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css["summary"]}>
        {icon}
        <span className={css["words"]}>
          <span>{summary}</span>
          {note !== undefined && <span className={css["note"]}>{note}</span>}
        </span>
        <span className={css["chevron"]}>
          <Icon glyph={ChevronDown} size={look === "link" ? 16 : undefined} />
        </span>
      </summary>
      <div className={css["content"]}>{children}</div>
    </details>
  );
}

import type { ReactNode } from "react";
import { ChevronDown } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./disclosure.module.css";

type DisclosureProps = {
  readonly summary: ReactNode;
  readonly note?: ReactNode;
  readonly icon?: ReactNode;
  /** A row of a list, or a small line under the thing it explains. */
  readonly look?: "row" | "link";
  readonly open?: boolean;
  readonly onToggle?: (open: boolean) => void;
  /** Heading level of the line, when it titles a section of the page. */
  readonly level?: 2 | 3 | 4;
  /** Among lines with the same name, only one is unfolded at a time. */
  readonly name?: string;
  readonly children: ReactNode;
};

/** A line that unfolds its content; works before any script has loaded. */
export function Disclosure(props: DisclosureProps) {
  const { summary, note, icon, look = "row", open, onToggle, level, name, children } = props;
  const Title = level === undefined ? "span" : (`h${level}` as const);
  return (
    <details
      className={css["disclosure"]}
      data-look={look}
      name={name}
      open={open}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={css["summary"]}>
        {icon}
        <span className={css["words"]}>
          <Title className={css["title"]}>{summary}</Title>
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

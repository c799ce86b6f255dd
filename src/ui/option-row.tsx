import type { ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { splitMatch } from "#ui/split-match.ts";
import css from "./option-row.module.css";

/** One row of a list to choose from; neighbours with the same `group` get a common heading. */
export type ListOption = {
  readonly key: string;
  readonly primary: string;
  readonly secondary?: string;
  readonly icon?: ReactNode;
  /** What the icon shows, for people who do not see it. */
  readonly kind?: string;
  readonly code?: string;
  readonly group?: string;
  /** Why the row cannot be chosen; shown in place of its detail. */
  readonly refusal?: string;
};

type OptionRowProps = {
  readonly id: string;
  readonly option: ListOption;
  /** The typed text; the matching part of the name is drawn bold. */
  readonly typed: string;
  readonly active: boolean;
  /** Set when a list has a chosen row; otherwise the highlighted row counts as the selected one. */
  readonly chosen?: boolean;
  readonly position: number;
  readonly total: number;
  readonly onPick: () => void;
};

/** A row of a list box: its name, the detail that tells it from namesakes, and its code. */
export function OptionRow({ id, option, typed, active, chosen, position, total, onPick }: OptionRowProps) {
  const { primary, icon, kind, code, refusal } = option;
  const secondary = refusal ?? option.secondary;
  const [before, match, after] = splitMatch(primary, typed);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-label={[primary, secondary, code, kind].filter(Boolean).join(", ")}
      aria-selected={chosen ?? active}
      aria-disabled={refusal === undefined ? undefined : true}
      aria-posinset={position}
      aria-setsize={total}
      className={css["row"]}
      data-active={active || undefined}
      onClick={onPick}
      onKeyDown={(event) => event.key === "Enter" && onPick()}
    >
      {icon !== undefined && <span className={css["icon"]}>{icon}</span>}
      <span className={css["words"]}>
        <span className={css["primary"]}>
          {before}
          <b className={css["match"]}>{match}</b>
          {after}
        </span>
        {secondary && <span className={css["secondary"]}>{secondary}</span>}
      </span>
      {code && <Badge look="code">{code}</Badge>}
      {chosen === true && <Icon glyph={Check} />}
    </div>
  );
}

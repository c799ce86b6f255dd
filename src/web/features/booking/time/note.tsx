import type { ComponentProps, ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import block from "#web/features/booking/trip-block.module.css";
import css from "./note.module.css";

type NoteProps = {
  readonly glyph: ComponentProps<typeof Icon>["glyph"];
  readonly isWarning?: boolean;
  /** What can be done about it. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
};

/** One note below the fields of a trip. */
export function Note({ glyph, isWarning = false, action, children }: NoteProps) {
  return (
    <p className={block["note"]} data-long="" data-tone={isWarning ? "warning" : undefined}>
      <Icon glyph={glyph} size={18} />
      <NoteLine action={action}>{children}</NoteLine>
    </p>
  );
}

/** Words with what can be done about them: in one line, or below one another where that is too long. */
export function NoteLine({ action, children }: Pick<NoteProps, "action" | "children">) {
  return (
    <span className={css["line"]}>
      <span>{children}</span>
      {action}
    </span>
  );
}

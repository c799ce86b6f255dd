import type { ReactNode } from "react";
import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./field-error.module.css";

/** What is wrong with a control that has no box, under it; its place is always there, so that screen readers hear it come. */
export function FieldError({ id, children }: { readonly id: string; readonly children?: ReactNode }) {
  return (
    <div aria-live="polite">
      {children && (
        <p className={css["error"]} id={id}>
          <Icon glyph={CircleAlert} size={16} />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

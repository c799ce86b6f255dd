import type { ReactNode } from "react";
import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./field-error.module.css";

/**
 * The error under a control without a box; its element is always present, so that screen readers notice when a message
 * arrives.
 */
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

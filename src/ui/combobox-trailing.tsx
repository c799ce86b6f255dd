import type { MouseEvent } from "react";
import { Badge } from "#ui/badge.tsx";
import { ChevronDown, X } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import css from "./combobox-trailing.module.css";

type ComboboxTrailingProps = {
  /** Id that ties the code to the field. */
  readonly id: string;
  readonly code: string | undefined;
  readonly clearLabel: string | undefined;
  readonly openLabel: string | undefined;
  readonly disabled: boolean | undefined;
  readonly onClear: () => void;
  readonly onToggle: () => void;
};

/**
 * The end of a combobox: the code of the choice, or a button to clear it while the field has the focus; then the button to
 * open it.
 */
export function ComboboxTrailing(props: ComboboxTrailingProps) {
  const { id, code, clearLabel, openLabel, disabled = false, onClear, onToggle } = props;
  // The keyboard has its own ways for both, so they are not Tab stops, and a press leaves the focus in the field.
  const still = { look: "quiet", tabIndex: -1, onMouseDown: (event: MouseEvent) => event.preventDefault() } as const;
  return (
    <>
      {code !== undefined && (
        <span className={css["code"]} id={id}>
          <Badge look="code">{code}</Badge>
        </span>
      )}
      {clearLabel !== undefined && !disabled && (
        <span className={css["clear"]}>
          <IconButton {...still} label={clearLabel} icon={<Icon glyph={X} size={18} />} onClick={onClear} />
        </span>
      )}
      {openLabel !== undefined && (
        <IconButton
          {...still}
          label={openLabel}
          disabled={disabled}
          icon={<Icon glyph={ChevronDown} />}
          onClick={onToggle}
        />
      )}
    </>
  );
}

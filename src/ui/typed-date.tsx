import { useId, useMemo, type KeyboardEvent } from "react";
import { type CalendarProps, Calendar } from "#ui/calendar.tsx";
import { dateMask, datePlaceholder, type ReadWords } from "#ui/date-mask.ts";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { focusedElement } from "#ui/focused-element.ts";
import { Calendar as CalendarGlyph } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { Popup } from "#ui/popup.tsx";
import { usePopup } from "#ui/use-popup.ts";
import css from "./calendar-sheet.module.css";

type CalendarSheetProps = Omit<CalendarProps, "takeFocus"> & { readonly id: string };

/** The calendar below a date field: a dialog in which Tab cycles. */
function CalendarSheet({ id, ...calendar }: CalendarSheetProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== "Tab") return;
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("button:enabled, [tabindex='0']")];
    const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
    if (focusedElement(event.currentTarget) !== leaving) return;
    event.preventDefault();
    entering?.focus();
  };
  return (
    <Popup width="content">
      {/* The dialog only handles Tab from elements inside it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div id={id} className={css["sheet"]} role="dialog" aria-label={calendar.words.calendar} onKeyDown={onKeyDown}>
        <Calendar {...calendar} takeFocus />
      </div>
    </Popup>
  );
}

type TypedDateProps = FieldBoxProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (iso: string) => void;
  /** Completes a date whose year has two digits. */
  readonly onFinish: () => void;
  readonly onBlur: () => void;
  readonly onFocus: (() => void) | undefined;
  readonly format: string;
  readonly readWords: ReadWords | undefined;
  readonly openLabel: string;
  readonly calendar: Omit<CalendarProps, "onPick" | "takeFocus">;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
};

/** The date field of larger screens: a masked text with a calendar below it, opened by its button or the down arrow. */
export function TypedDate(props: TypedDateProps) {
  const { text, onText, onPick, onFinish, format, readWords, openLabel, calendar, ...rest } = props;
  const { open, root, opener, toggle, show, close } = usePopup();
  const sheetId = useId();
  const mask = useMemo(() => dateMask(format, readWords), [format, readWords]);
  return (
    <div ref={root}>
      <MaskedField
        {...rest}
        role="combobox"
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? sheetId : undefined}
        mask={mask}
        value={text}
        onChange={onText}
        figures
        inputMode="numeric"
        autoComplete="off"
        placeholder={datePlaceholder(format)}
        onKeyDown={(event) => {
          if (event.key === "Enter") onFinish();
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          show(event.currentTarget);
        }}
        trailing={
          <IconButton
            ref={opener}
            label={openLabel}
            look="quiet"
            icon={<Icon glyph={CalendarGlyph} />}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={toggle}
          />
        }
        popup={
          open && (
            <CalendarSheet
              {...calendar}
              id={sheetId}
              onPick={(iso) => {
                onPick(iso);
                close(true);
              }}
            />
          )
        }
      />
    </div>
  );
}

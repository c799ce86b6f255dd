import { useRef, useState } from "react";
import { Calendar, type CalendarProps } from "#ui/calendar.tsx";
import { dateMask } from "#ui/date-mask.ts";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { Calendar as CalendarGlyph } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { Popup } from "#ui/popup.tsx";
import { useDismiss } from "#ui/use-dismiss.ts";

type TypedDateProps = FieldBoxProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onPick: (iso: string) => void;
  readonly onBlur: () => void;
  readonly openLabel: string;
  readonly calendar: Omit<CalendarProps, "onPick">;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
};

/** The date field of larger screens: a masked text with a button that opens the calendar beneath it. */
export function TypedDate({ text, onText, onPick, openLabel, calendar, ...rest }: TypedDateProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = (giveFocusBack: boolean) => {
    setOpen(false);
    if (giveFocusBack) opener.current?.focus();
  };
  useDismiss(open, root, close);

  return (
    <div ref={root}>
      <MaskedField
        {...rest}
        mask={dateMask}
        value={text}
        onChange={onText}
        figures
        inputMode="numeric"
        autoComplete="off"
        placeholder="00.00.0000"
        trailing={
          <IconButton
            ref={opener}
            label={openLabel}
            look="quiet"
            icon={<Icon glyph={CalendarGlyph} />}
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={rest.disabled}
            onClick={() => setOpen(!open)}
          />
        }
        popup={
          open && (
            <Popup width="content">
              <div role="dialog" aria-label={calendar.words.calendar}>
                <Calendar
                  {...calendar}
                  takeFocus
                  onPick={(iso) => {
                    onPick(iso);
                    close(true);
                  }}
                />
              </div>
            </Popup>
          )
        }
      />
    </div>
  );
}

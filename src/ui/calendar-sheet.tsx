import type { KeyboardEvent } from "react";
import { Calendar, type CalendarProps } from "#ui/calendar.tsx";
import { focusedElement } from "#ui/focused-element.ts";
import { Popup } from "#ui/popup.tsx";
import css from "./calendar-sheet.module.css";

type CalendarSheetProps = Omit<CalendarProps, "takeFocus"> & { readonly id: string };

/** The calendar below a date field: a dialog in which Tab cycles. */
export function CalendarSheet({ id, ...calendar }: CalendarSheetProps) {
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

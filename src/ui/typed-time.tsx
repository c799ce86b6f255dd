import { useId, useRef, useState } from "react";
import { centreRow } from "#ui/centre-row.ts";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { Check, Clock } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { Popup } from "#ui/popup.tsx";
import { correctingTimeMask } from "#ui/time-mask.ts";
import { timesOfDay } from "#ui/time-text.ts";
import type { TimeCorrection } from "#ui/typed-time-reading.ts";
import { useKeyboardRoom } from "#ui/use-keyboard-room.ts";
import { useListbox } from "#ui/use-listbox.ts";
import css from "./typed-time.module.css";

type TypedTimeProps = FieldBoxProps & {
  readonly text: string;
  /** The typed text, with what the mask has just corrected in it. */
  readonly onText: (text: string, corrected: readonly TimeCorrection[]) => void;
  readonly onPick: (time: string) => void;
  /** Completes a half-typed time, or asks about it. */
  readonly onFinish: () => void;
  readonly onBlur: () => void;
  readonly openLabel: string;
  readonly stepMinutes: number;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly "aria-describedby"?: string | undefined;
};

/** The time field of larger screens: a masked text with a list of times below it. */
export function TypedTime({ text, onText, onPick, onFinish, onBlur, openLabel, stepMinutes, ...rest }: TypedTimeProps) {
  const [{ mask, takeCorrections }] = useState(correctingTimeMask);
  const own = useId();
  const id = rest.id ?? own;
  const [open, setOpen] = useState(false);
  const all = timesOfDay(stepMinutes);
  const times = text.length > 0 && text.length < 5 ? all.filter((time) => time.startsWith(text)) : all;
  const near = Math.max(
    times.findLastIndex((time) => time <= (text === "" ? "12:00" : text)),
    0,
  );
  const isShown = open && times.length > 0;
  const root = useRef<HTMLDivElement>(null);
  useKeyboardRoom(root, isShown);
  const listbox = useListbox({
    id,
    root,
    keys: times,
    open,
    setOpen,
    onPick,
    startAt: near,
    onEnterWithoutSelection: () => {
      onFinish();
      setOpen(false);
    },
  });

  return (
    <div ref={root}>
      <MaskedField
        {...rest}
        {...listbox.inputProps}
        id={id}
        mask={mask}
        value={text}
        figures
        inputMode="numeric"
        placeholder="--:--"
        onChange={(typed) => {
          listbox.forget();
          setOpen(true);
          onText(typed, takeCorrections());
        }}
        onKeyDown={listbox.onKeyDown}
        onClick={() => setOpen(true)}
        onBlur={() => {
          listbox.close();
          onBlur();
        }}
        trailing={
          <IconButton
            label={openLabel}
            look="quiet"
            icon={<Icon glyph={Clock} />}
            tabIndex={-1}
            aria-expanded={open}
            disabled={rest.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              root.current?.querySelector("input")?.focus();
              setOpen(!open);
            }}
          />
        }
        popup={
          isShown && (
            <Popup>
              {/* A press on a row or on the scroll bar leaves the focus in the field. */}
              <div
                ref={centreNear}
                className={css["list"]}
                id={`${id}-list`}
                role="listbox"
                tabIndex={-1}
                aria-label={rest.label}
                onMouseDown={(event) => event.preventDefault()}
              >
                {times.map((time, index) => (
                  <div
                    key={time}
                    id={listbox.optionId(index)}
                    role="option"
                    tabIndex={-1}
                    className={css["time"]}
                    data-near={index === near || undefined}
                    data-active={index === listbox.active || undefined}
                    aria-selected={time === text}
                    onClick={() => listbox.pick(time)}
                    onKeyDown={(event) => event.key === "Enter" && listbox.pick(time)}
                  >
                    {time}
                    {time === text && <Icon glyph={Check} />}
                  </div>
                ))}
              </div>
            </Popup>
          )
        }
      />
    </div>
  );
}

function centreNear(list: HTMLElement | null): void {
  centreRow(list, "[data-near]");
}

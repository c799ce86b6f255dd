import { useCallback, useId, useRef, useState } from "react";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { Popup } from "#ui/popup.tsx";
import { timeMask } from "#ui/time-mask.ts";
import { timesOfDay } from "#ui/time-text.ts";
import { useListbox } from "#ui/use-listbox.ts";
import css from "./typed-time.module.css";

type TypedTimeProps = FieldBoxProps & {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onBlur: () => void;
  readonly openLabel: string;
  readonly stepMinutes: number;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
};

/** The time field of larger screens: a masked text with a list of times beneath it. */
export function TypedTime({ text, onText, onBlur, openLabel, stepMinutes, ...rest }: TypedTimeProps) {
  const own = useId();
  const id = rest.id ?? own;
  const [open, setOpen] = useState(false);
  const wrap = useRef<HTMLDivElement>(null);
  const all = timesOfDay(stepMinutes);
  const times = text.length > 0 && text.length < 5 ? all.filter((time) => time.startsWith(text)) : all;
  const near = Math.max(
    times.findLastIndex((time) => time <= (text === "" ? "12:00" : text)),
    0,
  );
  const listbox = useListbox({ id, keys: times, open, setOpen, onPick: onText, startAt: near });
  const showNear = useCallback((list: HTMLDivElement | null) => {
    const row = list?.querySelector<HTMLElement>("[data-near]");
    if (list && row) list.scrollTop = row.offsetTop - list.clientHeight / 2 + row.clientHeight / 2;
  }, []);

  return (
    <div ref={wrap}>
      <MaskedField
        {...rest}
        {...listbox.inputProps}
        id={id}
        mask={timeMask}
        value={text}
        figures
        inputMode="numeric"
        placeholder="--:--"
        onChange={(typed) => {
          listbox.forget();
          setOpen(true);
          onText(typed);
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
            disabled={rest.disabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              wrap.current?.querySelector("input")?.focus();
              setOpen(!open);
            }}
          />
        }
        popup={
          open &&
          times.length > 0 && (
            <Popup>
              <div ref={showNear} className={css["list"]} id={`${id}-list`} role="listbox" aria-label={rest.label}>
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
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => listbox.pick(time)}
                    onKeyDown={(event) => event.key === "Enter" && listbox.pick(time)}
                  >
                    {time}
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

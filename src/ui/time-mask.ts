import type { MaskitoOptions } from "@maskito/core";
import { keepSlots } from "#ui/keep-slots.ts";
import { toSeconds, toTimeText } from "#ui/time-text.ts";
import type { TimeCorrection } from "#ui/typed-time-reading.ts";

/**
 * Typing rule of a time: HH:mm, where a first digit above 2 gets a zero, an hour above 23 becomes 23 and tens of minutes
 * above 5 become 5. Both corrections are told, so that the field can ask what was meant. A whole time and one that has been asked
 * about stay as they were typed.
 */
export const timeMask = (onCorrect?: (correction: TimeCorrection) => void): MaskitoOptions => ({
  mask: [/\d/, /\d/, ":", /\d/, /\d/],
  overwriteMode: "replace",
  preprocessors: [
    keepSlots,
    ({ elementState, data }, action) => {
      const { value, selection } = elementState;
      if (action === "validation") return { elementState: { value: wholeTime(value) ?? value, selection }, data };
      const whole = wholeTime(data);
      if (whole !== undefined) return { elementState: { value: "", selection: [0, 0] }, data: whole };
      // A letter is not entered, but it sets the half of the day: 2:30 p is 14:30.
      const half = /^p$/i.test(data) || (/^a$/i.test(data) && value.startsWith("12"));
      const afternoon = half ? toSeconds(`${value}${data}m`) : undefined;
      if (afternoon !== undefined)
        return { elementState: { value: "", selection: [0, 0] }, data: toTimeText(afternoon) };
      if (selection[0] === 0 && /^[3-9]/.test(data)) return { elementState, data: `0${data}` };
      // A colon typed after one digit completes a two-digit hour: 1: is 01.
      const isHour = data === ":" && /^\d$/.test(value) && selection[0] === 1;
      return { elementState: isHour ? { value: `0${value}`, selection: [2, 2] } : elementState, data };
    },
  ],
  postprocessors: [
    ({ value, selection }, { value: before }) => {
      const led = value.replace(/^[3-9](?=:|$)/, "0$&");
      const corrections = led.length === 5 ? [] : correct(led).filter(({ at, typed }) => !before.startsWith(typed, at));
      for (const correction of corrections) onCorrect?.(correction);
      const grown = led.length - value.length;
      return {
        value: corrections.reduce(
          (text, { at, shown }) => text.slice(0, at) + shown + text.slice(at + shown.length),
          led,
        ),
        selection: [selection[0] + grown, selection[1] + grown],
      };
    },
  ],
});

/** A mask that keeps what it has corrected until the field takes it. */
export function correctingTimeMask() {
  let corrections: readonly TimeCorrection[] = [];
  return {
    mask: timeMask((correction) => {
      corrections = [...corrections, correction];
    }),
    takeCorrections: () => {
      const taken = corrections;
      corrections = [];
      return taken;
    },
  };
}

/** What is corrected in an unfinished time, such as 29: or 12:7. */
function correct(text: string): readonly TimeCorrection[] {
  const hour = /^\d\d/.exec(text)?.[0] ?? "";
  const tens = /^\d\d:([6-9])/.exec(text)?.[1];
  return [
    ...(Number(hour) > 23 ? [{ at: 0, typed: hour, shown: "23" }] : []),
    ...(tens === undefined ? [] : [{ at: 3, typed: tens, shown: "5" }]),
  ];
}

/** Reads a complete time, such as 9:45 or 2:30 pm; letters give the half of the day. */
function wholeTime(text: string): string | undefined {
  const seconds = /[ap]\.?m/i.test(text) ? toSeconds(text) : undefined;
  if (seconds !== undefined) return toTimeText(seconds);
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{1,2})/.exec(text) ?? [];
  if (hours !== undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  return /^[3-9]\d/.test(text) ? `0${text}` : undefined;
}

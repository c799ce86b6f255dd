import type { MaskitoOptions } from "@maskito/core";
import { keepSlots } from "#ui/keep-slots.ts";
import { toSeconds, toTimeText } from "#ui/time-text.ts";

/**
 * Typing rule of a time: HH:mm, where a first digit above 2 gets a zero, an hour above 23 becomes 23 and tens of minutes
 * above 5 become 5.
 */
export const timeMask: MaskitoOptions = {
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
    ({ value, selection }) => {
      const fixed = correctTime(value);
      const grown = fixed.length - value.length;
      return { value: fixed, selection: [selection[0] + grown, selection[1] + grown] };
    },
  ],
};

/** Applies the three corrections to an unfinished time, such as 7, 29: or 12:7. */
function correctTime(text: string): string {
  const [hours = "", minutes] = text.split(":");
  const lead = /^[3-9]$/.test(hours) ? `0${hours}` : hours;
  const hour = lead.length === 2 && Number(lead) > 23 ? "23" : lead;
  if (minutes === undefined) return hour;
  return `${hour}:${minutes.replace(/^[6-9]/, "5")}`;
}

/** Reads a complete time, such as 9:45 or 2:30 pm; letters give the half of the day. */
function wholeTime(text: string): string | undefined {
  const seconds = /[ap]\.?m/i.test(text) ? toSeconds(text) : undefined;
  if (seconds !== undefined) return toTimeText(seconds);
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{1,2})/.exec(text) ?? [];
  if (hours !== undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  return /^[3-9]\d/.test(text) ? `0${text}` : undefined;
}

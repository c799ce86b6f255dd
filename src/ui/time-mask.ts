import type { MaskitoOptions } from "@maskito/core";

/** Typing rule of a time: HH:mm, where a first digit above 2 gets a zero, an hour above 23 is 23 and tens of minutes above 5 are 5. */
export const timeMask: MaskitoOptions = {
  mask: [/\d/, /\d/, ":", /\d/, /\d/],
  preprocessors: [
    ({ elementState, data }, action) => {
      const { value, selection } = elementState;
      if (action === "validation") return { elementState: { value: spreadTime(value), selection }, data };
      const isWhole = selection[0] === 0 && selection[1] === value.length;
      return { elementState, data: isWhole ? spreadTime(data) : data };
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

/** Applies the three corrections to a time in the making, such as 7, 29: or 12:7. */
export function correctTime(text: string): string {
  const [hours = "", minutes] = text.split(":");
  const lead = /^[3-9]$/.test(hours) ? `0${hours}` : hours;
  const hour = lead.length === 2 && Number(lead) > 23 ? "23" : lead;
  if (minutes === undefined) return hour;
  return `${hour}:${minutes.replace(/^[6-9]/, "5")}`;
}

function spreadTime(text: string): string {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.\s](\d{1,2})/.exec(text) ?? [];
  if (hours !== undefined) return `${hours.padStart(2, "0")}:${minutes}`;
  return /^[3-9]\d/.test(text) ? `0${text}` : text;
}

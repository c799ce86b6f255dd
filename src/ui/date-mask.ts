import type { MaskitoOptions } from "@maskito/core";

/** Typing rule of a date: eight digits as DD.MM.YYYY, the dots come by themselves and pasted dates may be separated by anything. */
export const dateMask: MaskitoOptions = {
  mask: [/\d/, /\d/, ".", /\d/, /\d/, ".", /\d/, /\d/, /\d/, /\d/],
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action !== "validation") return { elementState, data: padParts(data) };
      return { elementState: { ...elementState, value: padParts(elementState.value) }, data };
    },
  ],
};

function padParts(data: string): string {
  const iso = /^\s*(\d{4})-(\d{1,2})-(\d{1,2})/.exec(data);
  const parts = iso
    ? [iso[3], iso[2], iso[1]]
    : /^\s*(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4})\s*$/.exec(data)?.slice(1);
  if (!parts) return data;
  return parts.map((part = "") => part.padStart(2, "0")).join(".");
}

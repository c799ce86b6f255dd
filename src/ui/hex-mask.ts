import type { MaskitoOptions } from "@maskito/core";
import { printHex, readHex, readRgb } from "#ui/rgb.ts";

const digit = /[0-9A-F]/;

/** Typing rule of a colour: an automatic hash and six hexadecimal digits; pasting a whole colour replaces everything. */
export const hexMask: MaskitoOptions = {
  mask: ["#", digit, digit, digit, digit, digit, digit],
  overwriteMode: "replace",
  preprocessors: [
    ({ elementState, data }) => {
      const parts = readRgb(data);
      const digits = (parts === undefined ? data : printHex(parts)).toUpperCase().replace(/[^0-9A-F]/g, "");
      const isWhole = parts !== undefined || (digits.length > 1 && readHex(data) !== undefined);
      return { elementState: isWhole ? { value: "", selection: [0, 0] } : elementState, data: digits };
    },
  ],
};

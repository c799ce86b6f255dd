import type { MaskitoOptions } from "@maskito/core";
import { toPhoneText } from "#ui/phone-text.ts";

/** Typing rule of a phone number of any country: it stays as typed, but accepts phone characters only. */
export const phoneMask: MaskitoOptions = {
  mask: /^\+?[\d() \u00A0-]*$/,
  preprocessors: [
    ({ elementState, data }, action) =>
      action === "validation"
        ? { elementState: { ...elementState, value: toPhoneText(elementState.value) }, data }
        : { elementState, data: toPhoneText(data) },
  ],
};

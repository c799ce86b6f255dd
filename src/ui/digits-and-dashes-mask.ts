import type { MaskitoOptions } from "@maskito/core";

/**
 * Typing rule of numbers joined by dashes: digits, hyphens, en dashes and em dashes stay, anything else is blocked or
 * stripped.
 */
export const digitsAndDashesMask: MaskitoOptions = {
  mask: /^[\d\-–—]*$/,
  preprocessors: [({ elementState, data }) => ({ elementState, data: toDigitsAndDashes(data) })],
};

/** Strips everything but digits and dashes. */
export function toDigitsAndDashes(text: string): string {
  return text.replace(/[^\d\-–—]/g, "");
}

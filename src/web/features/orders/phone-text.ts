import { phoneDigits } from "#domain/booking/phone.ts";

/** Digits only (VAL-15), but a leading plus stays: it tells the server that the country code is already there (ruling 2). */
export function phoneText(text: string): string {
  return `${text.trim().startsWith("+") ? "+" : ""}${phoneDigits(text)}`;
}

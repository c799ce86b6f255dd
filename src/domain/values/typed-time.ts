import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";

/** `DD.MM.YYYY HH:mm`, the form that our pages show and old clients send. */
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})([ T].*)$/;

/** Reads a local time in the form `YYYY-MM-DD HH:mm` or as displayed; an impossible one gives undefined. */
export function readTypedTime(text: string): LocalTime | undefined {
  return parseLocalTime(text.trim().replace(SHOWN, "$3-$2-$1$4"));
}

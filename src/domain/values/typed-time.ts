import { parseLocalTime, type LocalTime } from "#domain/values/local-time.ts";

/** `DD.MM.YYYY HH:mm`, as our pages show a time and old clients send it. */
const SHOWN = /^(\d{2})\.(\d{2})\.(\d{4})([ T].*)$/;

/** Reads a local time that came as `YYYY-MM-DD HH:mm` or as it is shown; an impossible one gives undefined. */
export function readTypedTime(text: string): LocalTime | undefined {
  return parseLocalTime(text.trim().replace(SHOWN, "$3-$2-$1$4"));
}

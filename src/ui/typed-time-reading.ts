/** A part of a typed time that the mask has corrected: the hour 25 stands as 23, the minutes 7 as 5. */
export type TimeCorrection = { readonly at: number; readonly typed: string; readonly shown: string };

/** What a typed text means: a time, or a question back, because guessing could send a car at the wrong hour. */
export type TypedTimeReading =
  | { readonly kind: "empty" }
  | { readonly kind: "time"; readonly time: string }
  | { readonly kind: "impossible" }
  /** Hour 24 is an hour of the next day. */
  | { readonly kind: "midnight"; readonly times: readonly string[] }
  | { readonly kind: "unclear"; readonly times: readonly string[] };

/** Keeps the corrections that still stand in the text. */
export function correctionsIn(text: string, corrections: readonly TimeCorrection[]): readonly TimeCorrection[] {
  return corrections.filter(
    ({ at, shown }, index) =>
      text.startsWith(shown, at) && !corrections.slice(index + 1).some((later) => later.at === at),
  );
}

/** What was typed before the mask corrected it. */
export function beforeCorrection(text: string, corrections: readonly TimeCorrection[]): string {
  return corrections.reduce(
    (raw, { at, typed, shown }) => raw.slice(0, at) + typed + raw.slice(at + shown.length),
    text,
  );
}

/** Reads a text that has been left: an hour alone is a full hour, anything else that is unfinished or impossible is asked about. */
export function readTypedTime(raw: string): TypedTimeReading {
  if (raw === "") return { kind: "empty" };
  const [hours = "", minutes = ""] = raw.split(":");
  const hour = hours.padStart(2, "0");
  const times = minutesMeant(minutes).map((minute) => `${hour === "24" ? "00" : hour}:${minute}`);
  if (Number(hour) > 24 || times.length === 0) return { kind: "impossible" };
  if (hour === "24") return { kind: "midnight", times };
  const [time] = times;
  return times.length === 1 && time !== undefined && isSure(minutes)
    ? { kind: "time", time }
    : { kind: "unclear", times };
}

/** The minutes that a text may mean: 3 is 03 or 30, 7 only 07. */
function minutesMeant(minutes: string): readonly string[] {
  if (minutes.length === 2) return Number(minutes) > 59 ? [] : [minutes];
  if (isSure(minutes)) return ["00"];
  return Number(minutes) > 5 ? [`0${minutes}`] : [`0${minutes}`, `${minutes}0`];
}

function isSure(minutes: string): boolean {
  return minutes === "" || minutes === "0" || minutes.length === 2;
}

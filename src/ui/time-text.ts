const day = 86_400;

type TimeReading = {
  /** Refuses more than a day instead of counting on from midnight. */
  readonly strict?: boolean;
  /** Set when only suggested times can be chosen: rounds to this step and keeps zero. */
  readonly onlyEveryMinutes?: number;
};

/** Reads free text such as 2:30 pm, 14:30 or 9 as seconds of the day; midnight is 1, because zero means no time. */
export function toSeconds(text: string, reading: TimeReading = {}): number | undefined {
  const [, hours, minutes = "0", half] = /^\s*(\d{1,2})(?:[:.]?(\d{2}))?\s*([ap]\.?m\.?)?\s*$/i.exec(text) ?? [];
  if (hours === undefined || Number(minutes) > 59) return undefined;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return undefined;
  const shift = half === undefined ? hour : (hour % 12) + (/^p/i.test(half) ? 12 : 0);
  return settleSeconds(shift * 3600 + Number(minutes) * 60, reading);
}

/** Brings a count of seconds into the day by the chosen rule. */
export function settleSeconds(seconds: number, reading: TimeReading = {}): number | undefined {
  const { strict = false, onlyEveryMinutes } = reading;
  if (seconds < 0 || (seconds > day && strict)) return undefined;
  const within = seconds > day ? seconds % day : seconds;
  if (onlyEveryMinutes === undefined) return within === 0 ? 1 : within;
  // The end of the day is rounded down, because midnight would be a day earlier.
  const step = onlyEveryMinutes * 60;
  const last = Math.ceil(day / step) * step - step;
  return Math.min(Math.round((within % day) / step) * step, last);
}

/** Writes seconds of the day as HH:mm. */
export function toTimeText(seconds: number): string {
  const minutes = Math.floor(seconds / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/** Lists the times of a whole day in even steps. */
export function timesOfDay(stepMinutes: number): readonly string[] {
  return Array.from({ length: Math.ceil(1440 / stepMinutes) }, (_, index) => toTimeText(index * stepMinutes * 60));
}

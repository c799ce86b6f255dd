const HOUR_MINUTES = 60;
const DAY_MINUTES = 1440;

/** A part of a day, in minutes from its midnight; it may lie in the day after. */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** The parts of a bar of `length` minutes, from midnight on, that lie in the hours of the night, `HH:mm` to `HH:mm`. */
export function nightSpans(night: { readonly from: string; readonly to: string }, length: number): readonly DaySpan[] {
  const [from, to] = [minutesOf(night.from), minutesOf(night.to)];
  // Equal ends mean all day; a night that crosses midnight ends on the next day.
  const end = to > from ? to : to + DAY_MINUTES;
  const spans: DaySpan[] = [];
  for (let day = -DAY_MINUTES; day < length; day += DAY_MINUTES) {
    const span = { from: Math.max(from + day, 0), to: Math.min(end + day, length) };
    if (span.from < span.to) spans.push(span);
  }
  return spans;
}

function minutesOf(clock: string): number {
  return Number(clock.slice(0, 2)) * HOUR_MINUTES + Number(clock.slice(3, 5));
}

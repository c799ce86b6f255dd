type Lines = readonly (readonly HTMLElement[])[];

/** The bars of each line, as they stand in time. */
export function timelineBars(frame: HTMLElement): Lines {
  return [...frame.querySelectorAll<HTMLElement>("[data-line]")].map((line) => [
    ...line.querySelectorAll<HTMLElement>("[data-bar]"),
  ]);
}

/** What each key leads to: along a line, to the bar of the next line that is nearest in time, to the ends of the line. */
export const TIMELINE_STEPS: Readonly<Record<string, (lines: Lines, from: HTMLElement) => HTMLElement | undefined>> = {
  ArrowRight: (all, from) => along(all, from, 1),
  ArrowLeft: (all, from) => along(all, from, -1),
  ArrowDown: (all, from) => across(all, from, 1),
  ArrowUp: (all, from) => across(all, from, -1),
  Home: (all, from) => lineOf(all, from)[0],
  End: (all, from) => lineOf(all, from).at(-1),
};

function lineOf(all: Lines, from: HTMLElement): readonly HTMLElement[] {
  return all.find((line) => line.includes(from)) ?? [];
}

function along(all: Lines, from: HTMLElement, by: number): HTMLElement | undefined {
  const line = lineOf(all, from);
  return line[line.indexOf(from) + by];
}

function across(all: Lines, from: HTMLElement, by: number): HTMLElement | undefined {
  const full = all.filter((line) => line.length > 0);
  const line = full[full.findIndex((one) => one.includes(from)) + by] ?? [];
  return line.toSorted(
    (a, b) => Math.abs(a.offsetLeft - from.offsetLeft) - Math.abs(b.offsetLeft - from.offsetLeft),
  )[0];
}

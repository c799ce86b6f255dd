/** What a person does with a page. */
const SIGNS = ["pointerdown", "pointermove", "keydown", "wheel"] as const;

/** A page that nobody has touched for so long asks by itself. */
const CALM_MS = 60_000;

/** Whether somebody sits before a page. */
export interface Attendance {
  isUnattended(): boolean;
}

/** Watches for what a person does with a page; it begins as attended, because somebody has opened it. */
export function createAttendance(page: EventTarget, clock: () => number = Date.now): Attendance {
  let touched = clock();
  const touch = (): void => {
    touched = clock();
  };
  for (const sign of SIGNS) page.addEventListener(sign, touch, { passive: true, capture: true });
  return { isUnattended: () => clock() - touched >= CALM_MS };
}

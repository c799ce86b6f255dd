/** Every word a calendar shows or says. */
export type CalendarWords = {
  readonly calendar: string;
  readonly previous: string;
  readonly next: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly backToDays: string;
  /** Said when somebody presses a day that is off. */
  readonly offDay: string;
  /** What the dot under a day means, for those who do not see it. */
  readonly eventDay?: string;
};

/** Every text that a calendar shows or reads out. */
export type CalendarWords = {
  readonly calendar: string;
  readonly previous: string;
  readonly next: string;
  readonly chooseMonth: string;
  readonly chooseYear: string;
  readonly backToDays: string;
  /** Read out when somebody presses an off day. */
  readonly offDay: string;
  /** What the dot under a day means, for people who do not see it. */
  readonly eventDay?: string;
};

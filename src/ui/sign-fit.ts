/** Widths of letters in ems of the bold face, rounded up: wide, narrow, capital, and all others. */
const WIDE = /[ШЩЖЮФМЫмшщжюфыWMm@—]/;
const NARROW = /[ilIjft.,:;'’!|1 -]/;
const CAPITAL = /[\p{Lu}\d]/u;

/** The most ems a line may have at each size of the sign's name, from the largest size down to the smallest. */
const LINE_EMS = [7, 7.8, 8.7, 9.9, 11.4, 13.4] as const;

/** Ems at which two lines of the smallest size but one are full. */
const TWO_LINES_EMS = 25;

/** Which size a name takes on the sign: 0 is the largest; the last two take two lines or more. */
export function signFit(name: string): number {
  const ems = [...name].reduce((sum, letter) => sum + letterEms(letter), 0);
  const line = LINE_EMS.findIndex((most) => ems <= most);
  if (line >= 0) return line;
  return ems <= TWO_LINES_EMS ? LINE_EMS.length : LINE_EMS.length + 1;
}

function letterEms(letter: string): number {
  if (WIDE.test(letter)) return 0.9;
  if (NARROW.test(letter)) return 0.38;
  return CAPITAL.test(letter) ? 0.72 : 0.6;
}

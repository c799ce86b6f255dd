/** What a mark needs room for. */
interface Worded {
  readonly text: string;
  readonly hasIcon: boolean;
}

/** The room that marks have: how wide it is in pixels, and how many lines of them stand in it. */
export interface MarkRoom {
  readonly width: number;
  readonly lines: number;
}

/** How wide a letter of a mark is drawn, in pixels, and what stands around its words; on the safe side. */
const LETTER = { narrow: 4, usual: 6.6, wide: 8.8 };
const EDGES = 12;
const ICON = 20;
const GAP = 4;
/** Room for "+9". */
const MORE = 30;

/** How many of some marks can be shown whole, with how many others there are told behind them. */
export function marksThatFit(marks: readonly Worded[], room: MarkRoom): number {
  const widths = marks.map(widthOf);
  const counts = marks.map((_, at) => marks.length - at);
  return counts.find((count) => linesOf(widths, count, room.width) <= room.lines) ?? 0;
}

function linesOf(widths: readonly number[], count: number, room: number): number {
  const shown = [...widths.slice(0, count), ...(count < widths.length ? [MORE] : [])];
  let lines = 1;
  let used = 0;
  for (const width of shown) {
    const goesOn = used === 0 || used + GAP + width <= room;
    // What is wider than the room is broken into lines of its own.
    lines += (goesOn ? 0 : 1) + Math.ceil(width / room) - 1;
    used = goesOn && used > 0 ? used + GAP + width : width;
  }
  return lines;
}

function widthOf({ text, hasIcon }: Worded): number {
  const letters = [...text].map((letter) =>
    /[ijlrtf1 .,:'’?]/.test(letter) ? LETTER.narrow : /[mwжшщюмыф]/i.test(letter) ? LETTER.wide : LETTER.usual,
  );
  return letters.reduce((sum, letter) => sum + letter, EDGES + (hasIcon ? ICON : 0));
}

import type { LettersView } from "#contract/console/letters/letters.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";

/** A letter that tells of something: one that was not needed any more does not. */
type GoneLetter = LettersView[number] & { readonly state: Exclude<LettersView[number]["state"], "void"> };

/** A line of the history: something that happened, or a letter about it. */
export type HistoryLine =
  | { readonly at: number; readonly happened: DeskOrderView["history"][number] }
  | { readonly at: number; readonly letter: GoneLetter };

/** What has happened and the letters about it in one list, the newest first; of one moment, the letter follows what it tells of. */
export function historyLines(history: DeskOrderView["history"], letters: LettersView): HistoryLine[] {
  const lines: HistoryLine[] = [
    ...letters
      .filter((letter): letter is GoneLetter => letter.state !== "void")
      .map((letter) => ({ at: letter.sent_at ?? letter.at, letter })),
    ...history.map((happened) => ({ at: happened.at, happened })),
  ];
  return lines.toSorted((one, other) => other.at - one.at);
}

import type { MaskitoPreprocessor } from "@maskito/core";

/** Lets a deletion in the middle leave zeros, so that the hour never takes the minutes, nor the day the month. */
export const keepSlots: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const isDeleting = action === "deleteBackward" || action === "deleteForward";
  if (!isDeleting || to >= value.length) return { elementState, data };
  const zeros = value.slice(from, to).replaceAll(/\d/g, "0");
  // What was selected is typed anew from its start; over a single digit the caret goes on in its direction.
  const caret = action === "deleteForward" && to - from === 1 ? to : from;
  return {
    elementState: { value: value.slice(0, from) + zeros + value.slice(to), selection: [caret, caret] },
    data,
  };
};

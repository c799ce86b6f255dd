import type { MaskitoPreprocessor } from "@maskito/core";

/**
 * Makes a deletion in the middle leave zeros, so that minutes never move into the hour, nor the month into the day. The last
 * part has nothing after it: there a digit is simply gone, and the year 2026 does not become 0026.
 */
export const keepSlots: MaskitoPreprocessor = ({ elementState, data }, action) => {
  const { value, selection } = elementState;
  const [from, to] = selection;
  const isDeleting = action === "deleteBackward" || action === "deleteForward";
  const isLastPart = to >= value.length || /^\d*$/.test(value.slice(from));
  if (!isDeleting || isLastPart) return { elementState, data };
  const zeros = value.slice(from, to).replaceAll(/\d/g, "0");
  // Typing over a selection begins at its start; after a single digit the caret moves on in its direction.
  const caret = action === "deleteForward" && to - from === 1 ? to : from;
  return {
    elementState: { value: value.slice(0, from) + zeros + value.slice(to), selection: [caret, caret] },
    data,
  };
};

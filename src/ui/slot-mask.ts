import type { MaskitoOptions } from "@maskito/core";
import { slotPattern } from "#ui/slot-pattern.ts";

/**
 * Makes the typing rule of a pattern where 9 is a digit, a is a letter, * is either, and every other character is fixed.
 */
export function slotMask(pattern: string, placeholder = "_"): MaskitoOptions {
  const { signs, slots, empty, show, put, clear, makeRoom, signsOf, read, slotAt, placeOf } = slotPattern(
    pattern,
    placeholder,
  );
  const caretAt = (slot: number) => [placeOf(slot), placeOf(slot)] as const;

  return {
    // The preprocessor decides what goes into which slot, so the mask only has to keep the fixed characters in place.
    mask: signs.map((sign, at) => (slots.some((slot) => slot.at === at) ? /./u : sign)),
    overwriteMode: "replace",
    preprocessors: [
      ({ elementState, data }, action) => {
        const held = read(elementState.value);
        const [from, to] = [slotAt(elementState.selection[0]), slotAt(elementState.selection[1])];

        if (action === "validation") {
          const isKept = show(held) === elementState.value;
          const selection = isKept ? elementState.selection : caretAt([...held, placeholder].indexOf(placeholder));
          return { elementState: { value: show(held), selection }, data };
        }

        if (action !== "insert") {
          // A key pressed at fixed characters applies to the slot beyond them.
          const first = from === to && action === "deleteBackward" ? Math.max(from - 1, 0) : from;
          const last = from === to && action === "deleteForward" ? to + 1 : to;
          return { elementState: { value: show(clear(held, first, last)), selection: caretAt(first) }, data };
        }

        const typed = signsOf(data);
        const isWhole = typed.length === slots.length;
        const roomy = from === slots.length ? makeRoom(held, typed[0]) : undefined;
        const first = isWhole ? 0 : (roomy?.indexOf(placeholder) ?? from);
        let next = isWhole ? empty : (roomy ?? clear(held, from, to));
        let taken = "";
        for (const sign of typed) {
          const after = put(next, first + taken.length, sign);
          if (after === next) continue;
          next = after;
          taken += sign;
        }
        // The slots of the new characters are passed on empty, because Maskito writes the characters into them itself.
        const room = next.toSpliced(first, taken.length, ...empty.slice(0, taken.length));
        return { elementState: { value: show(room), selection: caretAt(first) }, data: taken };
      },
    ],
  };
}

/** Shows a pattern with every slot empty, as its field looks before typing. */
export function emptySlots(pattern: string, placeholder = "_"): string {
  const { show, empty } = slotPattern(pattern, placeholder);
  return show(empty);
}

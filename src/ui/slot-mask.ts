import type { MaskitoOptions } from "@maskito/core";

const slots: Readonly<Record<string, RegExp>> = { "9": /\d/, a: /\p{L}/u, "*": /[\p{L}\d]/u };

/** Makes the typing rule of a pattern where 9 is a digit, a is a letter, * is either, and every other sign is fixed. */
export function slotMask(pattern: string, placeholder = "_"): MaskitoOptions {
  const signs = [...pattern];
  const empty = emptySlots(pattern, placeholder);
  const places = signs.filter((sign) => slots[sign] !== undefined).length;
  const fixedEnd = signs.findIndex((sign) => slots[sign] !== undefined);
  return {
    mask: signs.map((sign) => slots[sign] ?? sign),
    preprocessors: [
      ({ elementState, data }, action) => {
        const [typed = ""] = elementState.value.split(placeholder);
        const filled = action === "validation" ? withoutNationalPrefix(typed, places) : typed;
        const [from, to] = elementState.selection;
        return {
          elementState: { value: filled, selection: [Math.min(from, filled.length), Math.min(to, filled.length)] },
          data: withoutNationalPrefix(data.replaceAll(placeholder, ""), places),
        };
      },
    ],
    postprocessors: [
      ({ value, selection }) => {
        const held = value.length < fixedEnd ? empty.slice(0, fixedEnd) : value;
        const place = (at: number) => Math.min(Math.max(at, fixedEnd), held.length);
        return { value: held + empty.slice(held.length), selection: [place(selection[0]), place(selection[1])] };
      },
    ],
  };
}

/** Shows a pattern with every slot empty, as its field stands before typing. */
export function emptySlots(pattern: string, placeholder = "_"): string {
  return [...pattern].map((sign) => (slots[sign] === undefined ? sign : placeholder)).join("");
}

function withoutNationalPrefix(text: string, places: number): string {
  const digits = text.replace(/\D/g, "");
  return digits.length === places + 1 ? digits.slice(1) : text;
}

const kinds: Readonly<Record<string, RegExp>> = { "9": /^\d$/, a: /^\p{L}$/u, "*": /^[\p{L}\d]$/u };

/** The content of a pattern's slots: one character each, with the placeholder in an empty slot. */
type Held = readonly string[];

/**
 * Reads a pattern where 9 is a digit, a is a letter, * is either and every other character is fixed, and edits the content
 * of its slots.
 */
export function slotPattern(pattern: string, placeholder: string) {
  const signs = [...pattern];
  const slots = signs.flatMap((sign, at) => {
    const kind = kinds[sign];
    return kind === undefined ? [] : [{ at, kind }];
  });
  const empty: Held = slots.map(() => placeholder);
  const country = pattern.slice(0, slots[0]?.at).replace(/\D/g, "");

  const fits = (held: Held) =>
    slots.every(({ kind }, slot) => held[slot] === placeholder || kind.test(held[slot] ?? ""));

  const show = (held: Held): string => {
    const shown = [...signs];
    for (const [slot, { at }] of slots.entries()) shown[at] = held[slot] ?? placeholder;
    return shown.join("");
  };

  /** Puts a character into a slot. The previous one moves on to the next empty slot; if it cannot, it is replaced. */
  const put = (held: Held, slot: number, sign: string): Held => {
    const gap = held.indexOf(placeholder, slot);
    const moved = gap < 0 ? held : held.toSpliced(gap, 1).toSpliced(slot, 0, sign);
    if (gap >= 0 && fits(moved)) return moved;
    const replaced = slot < held.length ? held.toSpliced(slot, 1, sign) : held;
    return fits(replaced) ? replaced : held;
  };

  /** Empties slots. The following characters close up; if they do not fit, everything stays in place. */
  const clear = (held: Held, from: number, to: number): Held => {
    const gone = empty.slice(from, to);
    const closed = [...held.toSpliced(from, gone.length), ...gone];
    return fits(closed) ? closed : held.toSpliced(from, gone.length, ...gone);
  };

  /** Full slots with room for one more character: drops a typed country code that the pattern already has. */
  const makeRoom = (held: Held, sign = ""): Held | undefined => {
    if (country === "" || held.includes(placeholder) || !held.join("").startsWith(country)) return undefined;
    const shorter = [...held.slice(country.length), ...empty.slice(0, country.length)];
    return fits(shorter) && put(shorter, held.length - country.length, sign) !== shorter ? shorter : undefined;
  };

  /**
   * The characters of a text that fit slots; a country prefix comes first, so of too many characters the last ones count.
   */
  const signsOf = (text: string): Held => {
    const all = text.replaceAll(placeholder, "").replace(/[^\p{L}\d]/gu, "");
    const hasCountry = text.trimStart().startsWith("+") && all.startsWith(country);
    return [...(hasCountry ? all.slice(country.length) : all)].slice(-slots.length);
  };

  /** Reads the slot content of a text, whether or not the pattern wrote it. */
  const read = (text: string): Held => {
    const held = slots.map(({ at }) => text[at] ?? "");
    if (fits(held) && show(held) === text) return held;
    return signsOf(text).reduce<Held>((all, sign) => put(all, all.indexOf(placeholder), sign), empty);
  };

  /** The index of the first slot at or after a position in the text. */
  const slotAt = (place: number) => slots.filter(({ at }) => at < place).length;
  /** The position of a slot in the text. */
  const placeOf = (slot: number) => slots[slot]?.at ?? signs.length;

  return { signs, slots, empty, show, put, clear, makeRoom, signsOf, read, slotAt, placeOf };
}

/** JSON text that is ready to be sent as it is. */
export class JsonText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The JSON texts of what differs from one filling of a template to the next. */
export type SlotTexts<Values> = { readonly [Name in keyof Values]: string };

/** Fills a template. */
export type JsonTemplate<Values> = (texts: SlotTexts<Values>) => string;

/** No text of ours contains this; JSON writes it in six letters. */
const MARK = "\u0000";
const MARKED = /"\\u0000([^"\\]+)\\u0000"/;

/**
 * Writes down once what `build` makes of any values, so that later only the values are put in. `build` must place each value
 * as a whole member and look at none: it is called with marks in their places.
 */
export function jsonTemplate<Values extends object>(
  names: readonly (keyof Values & string)[],
  build: (values: Values) => unknown,
): JsonTemplate<Values> {
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  // The marks stand for values of every type; only their places in the text count.
  const parts = JSON.stringify(build(marks as Values)).split(MARKED);
  const fixed = parts.filter((_, at) => at % 2 === 0);
  const slots = parts.filter((_, at) => at % 2 === 1) as (keyof Values & string)[];
  return (texts) => {
    let text = fixed[0] ?? "";
    for (let at = 0; at < slots.length; at++)
      text += (texts[slots[at] as keyof Values] ?? "null") + (fixed[at + 1] ?? "");
    return text;
  };
}

/** JSON text that is ready to be sent. */
export class JsonText {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Initial size, enough for a list of prices; it grows for a longer text. */
const FIRST_SIZE = 64 * 1024;

/** No character takes more bytes than this. */
const BYTES_EACH = 3;

/** Puts JSON together from known bytes and new texts, without intermediate strings. */
export class JsonWriter {
  private buffer = Buffer.allocUnsafe(FIRST_SIZE);
  private length = 0;

  add(bytes: Buffer): void {
    this.need(bytes.length);
    this.buffer.set(bytes, this.length);
    this.length += bytes.length;
  }

  addText(text: string): void {
    this.need(text.length * BYTES_EACH);
    this.length += this.buffer.write(text, this.length);
  }

  /** Returns the result; the writer cannot be used again. */
  finish(): JsonText {
    return new JsonText(this.buffer.subarray(0, this.length));
  }

  private need(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(2 * this.buffer.length + bytes);
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}

/** Writes the template's text, with the JSON that `textOf` returns for each of its values. */
export type JsonTemplate<Name extends string> = (writer: JsonWriter, textOf: (name: Name) => string) => void;

/** Our texts never contain this character, and JSON writes it in six letters. */
const MARK = "\u0000";
const MARKED = /"\\u0000([^"\\]+)\\u0000"/;

/**
 * Writes once what `build` makes of any values, so that later only the values are filled in. `build` must
 * place each value as a whole member and inspect none, because it is called with marks in their places.
 */
export function jsonTemplate<Values extends object>(
  names: readonly (keyof Values & string)[],
  build: (values: Values) => unknown,
): JsonTemplate<keyof Values & string> {
  const marks = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  // The marks stand for values of every type; only their places in the text count.
  const parts = JSON.stringify(build(marks as Values)).split(MARKED);
  const fixed = parts.filter((_, at) => at % 2 === 0).map((text) => Buffer.from(text));
  const slots = parts.filter((_, at) => at % 2 === 1) as (keyof Values & string)[];
  return (writer, textOf) => {
    let at = 0;
    for (const bytes of fixed) {
      writer.add(bytes);
      const slot = slots[at++];
      if (slot !== undefined) writer.addText(textOf(slot));
    }
  };
}

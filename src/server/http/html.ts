const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** A piece of finished markup; only `html` and `markup` make one, so a plain string is never mistaken for it. */
export class Html {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  toString(): string {
    return this.#text;
  }
}

/** What a template accepts: text is escaped, markup is kept, lists are joined, empty values give nothing. */
export type HtmlValue = string | number | Html | false | null | undefined | readonly HtmlValue[];

/** Builds markup in which every value is escaped, for text and for quoted attributes. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(parts.map((part, index) => part + written(values[index])).join(""));
}

/** Takes text as markup without escaping: for our own style sheets only, never for anything typed by a person. */
export function markup(text: string): Html {
  return new Html(text);
}

function written(value: HtmlValue): string {
  if (value === undefined || value === null || value === false) return "";
  if (value instanceof Html) return value.toString();
  if (typeof value === "object") return value.map(written).join("");
  return String(value).replace(/[&<>"']/g, (char) => ENTITIES[char] ?? "");
}

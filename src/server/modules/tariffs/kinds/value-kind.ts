import { said, type Said, type SaidValues, type TariffsKey } from "#server/modules/tariffs/words/said.ts";

/** What is wrong with a text, whose words show it as `value`. */
export class Wrong {
  private readonly key: TariffsKey;
  private readonly values: SaidValues;
  constructor(key: TariffsKey, values: SaidValues = {}) {
    this.key = key;
    this.values = values;
  }

  /** Tells it of a text. */
  of(value: string): Said {
    return said(this.key, { ...this.values, value });
  }
}

/** A kind of value: how a text is read as one, and what stands for a text that is none while the rest is checked. */
export interface ValueKind<T> {
  read(text: string): T | Wrong;
  readonly blank: T;
}

/** The word that was probably meant, as the words of a fault take it. */
export function hint(meant: string | undefined): SaidValues {
  return meant === undefined ? { hint: "no", meant: "" } : { hint: "yes", meant };
}

import type { Locale } from "#domain/values/locale.ts";

/** What the console's document tells its scripts. */
export interface ConsoleOptions {
  readonly locale: Locale;
  /** Texts of the console by key. */
  readonly messages: Readonly<Record<string, string>>;
  /** Name of the company. */
  readonly company: string;
}

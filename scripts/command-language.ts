import { LOCALES, type Locale } from "#domain/values/locale.ts";

/** The language of whoever runs a command: the one asked for, else that of the terminal, else English. */
export function commandLanguage(asked: string | undefined, env: Readonly<Record<string, string | undefined>>): Locale {
  const tag = [asked, env["LC_ALL"], env["LC_MESSAGES"], env["LANG"]].find((one) => one !== undefined && one !== "");
  return LOCALES.find((locale) => tag?.toLowerCase().startsWith(locale)) ?? "en";
}

import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { WIDGET_PATHS, type WidgetPath } from "#domain/partners/widget-path.ts";
import { LOCALES, type Locale } from "#domain/values/locale.ts";

/** A text: its title and its paragraphs, in the small part of Markdown that docs/texts.md describes. */
export interface WidgetText {
  readonly title: string;
  readonly body: string;
  /** Changes with its words in any language, so that it tells what somebody agreed to. */
  readonly version: string;
}

type Words = Pick<WidgetText, "title" | "body">;

/** What travellers wrote stands in files like the texts, but no popup shows it. */
const REVIEWS = "reviews";

/** A page's request for a text. */
export interface AskedText {
  readonly path: WidgetPath | typeof REVIEWS;
  readonly locale: Locale;
  readonly carClassId: string | undefined;
  readonly host: string | undefined;
}

/** Finds the text that fits best. */
export type WidgetTexts = (asked: AskedText) => WidgetText | undefined;

/** Name of a file: `offer.ru.md`, `offer.ru.class-5.md`, `offer.ru.host-rides.example.md`, or both, the class first. */
const FILE_NAME = new RegExp(
  String.raw`^([a-z-]+)\.(${LOCALES.join("|")})(?:\.class-(\d{1,9}))?(?:\.host-([a-z0-9.-]+?))?\.md$`,
);

/**
 * Reads all texts of several folders; a later folder overrides an earlier one. Requests are only looked up among the names
 * read here: a request never opens a file.
 */
export async function loadWidgetTexts(
  folders: readonly string[],
  values: (locale: Locale) => Readonly<Record<string, string>>,
): Promise<WidgetTexts> {
  const texts = new Map<string, Words>();
  for (const folder of folders) {
    for (const name of await namesIn(folder)) {
      const { key, locale } = readName(folder, name);
      texts.set(key, readText(await readFile(join(folder, name), "utf8"), values(locale)));
    }
  }
  const versions = versionsOf(texts);
  return ({ path, locale, carClassId = "", host = "" }) => {
    const site = host.toLowerCase().replace(/:\d+$/, "");
    const keys = [
      [carClassId, site],
      ["", site],
      [carClassId, ""],
      ["", ""],
    ].map(([carClass = "", of = ""]) => keyOf(path, locale, carClass, of));
    const key = keys.find((one) => texts.has(one));
    const words = key === undefined ? undefined : texts.get(key);
    return key === undefined || words === undefined ? undefined : { ...words, version: versions(key) };
  };
}

/** Length of a version, in hexadecimal digits. */
const VERSION_LENGTH = 12;

/** Works out versions, each once: a digest of one text in all its languages. */
function versionsOf(texts: ReadonlyMap<string, Words>): (key: string) => string {
  const known = new Map<string, string>();
  return (key) => {
    const [path = "", , carClass = "", host = ""] = key.split("|");
    const all = LOCALES.map((locale) => texts.get(keyOf(path, locale, carClass, host)) ?? null);
    const version =
      known.get(key) ?? createHash("sha256").update(JSON.stringify(all)).digest("hex").slice(0, VERSION_LENGTH);
    known.set(key, version);
    return version;
  };
}

/** A missing folder of custom texts counts as empty. */
async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(".md") && !name.startsWith("."));
}

/** Throws on a misnamed file, because its text would never be shown. */
function readName(folder: string, name: string): { readonly key: string; readonly locale: Locale } {
  const [, path = "", written, carClass = "", host = ""] = FILE_NAME.exec(name) ?? [];
  const locale = LOCALES.find((known) => known === written);
  if (locale === undefined || ![...WIDGET_PATHS, REVIEWS].some((known) => known === path)) {
    throw new Error(
      `${join(folder, name)} is not named like offer.ru.md, terms.en.class-5.md or personal-data.ru.host-rides.example.md.`,
    );
  }
  return { key: keyOf(path, locale, carClass, host), locale };
}

function keyOf(path: string, locale: string, carClass: string, host: string): string {
  return [path, locale, carClass === "" ? "" : String(Number(carClass)), host].join("|");
}

function readText(file: string, values: Readonly<Record<string, string>>): Words {
  const filled = file.replaceAll("\r\n", "\n").replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const [, title = "", body = ""] = /^\s*# ([^\n]+)\n([^]*)$/.exec(filled) ?? [];
  return title === "" ? { title: "", body: filled.trim() } : { title: title.trim(), body: body.trim() };
}

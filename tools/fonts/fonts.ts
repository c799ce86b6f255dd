// Run by hand when a source changes: makes the fonts of paper in data/fonts that come from Noto's npm packages, and coverage.json for all
// of them. Same sources, same bytes. The fonts of Onest, Greek, Arabic, Hebrew, Armenian, Georgian, Devanagari, Thai and the usual Chinese,
// Japanese and Korean characters were taken from the packages that NOTICE names, and are only read here.
import { create, type Font } from "fontkit";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeRanges } from "#server/fonts/font-coverage.ts";
import { FONT_FILES, type FontName } from "#server/fonts/font-files.ts";
import { fetchPackage } from "../geo/fetch-packages.ts";

/** What is used here of HarfBuzz's subsetter (hb-subset.h), as it is compiled; addresses are numbers. */
interface Subsetter {
  readonly memory: WebAssembly.Memory;
  malloc(size: number): number;
  hb_blob_create(data: number, length: number, mode: number, context: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const MODE_WRITABLE = 2;
const SET_OF_FEATURES = 6;
const NO_HINTING = 1;

/** The part of a font that writes these characters, with all that shapes them. */
async function subsetFont(bytes: Uint8Array, codePoints: readonly number[]): Promise<Uint8Array> {
  const wasm = await readFile(fileURLToPath(import.meta.resolve("harfbuzzjs/dist/harfbuzz-subset.wasm")));
  const { instance } = await WebAssembly.instantiate(wasm);
  const hb = instance.exports as unknown as Subsetter;
  const data = hb.malloc(bytes.length);
  new Uint8Array(hb.memory.buffer).set(bytes, data);
  const face = hb.hb_face_create(hb.hb_blob_create(data, bytes.length, MODE_WRITABLE, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const unicodes = hb.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints) hb.hb_set_add(unicodes, codePoint);
  const features = hb.hb_subset_input_set(input, SET_OF_FEATURES);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, NO_HINTING);
  const made = hb.hb_subset_or_fail(face, input);
  if (made === 0) throw new Error("HarfBuzz could not make the subset.");
  const blob = hb.hb_face_reference_blob(made);
  const [start, length] = [hb.hb_blob_get_data(blob, 0), hb.hb_blob_get_length(blob)];
  return new Uint8Array(hb.memory.buffer).slice(start, start + length);
}

/** Where a font comes from, and which of its characters are kept. */
interface Source {
  /** Of `@expo-google-fonts`, which has Google's fonts as they are published there. */
  readonly spec: string;
  readonly keeps: (character: string, codePoint: number) => boolean;
}

/** Joiners, the space that stands for them, and the circle on which a mark without a letter stands. */
const SHARED: readonly string[] = [" ", "\u200C", "\u200D", "\u25CC"];

const script = (family: string, version: string, name: string): Source => {
  const own = new RegExp(`\\p{Script_Extensions=${name}}`, "u");
  return {
    spec: `@expo-google-fonts/noto-${family}@${version}`,
    keeps: (character) => own.test(character) || SHARED.includes(character),
  };
};

/** What the fonts that are tried before one have already. */
let known = new Set<number>();
const isNew = (codePoint: number): boolean => !known.has(codePoint);

const SOURCES: Partial<Readonly<Record<FontName, Source>>> = {
  bengali: script("sans-bengali", "0.4.4", "Bengali"),
  gurmukhi: script("sans-gurmukhi", "0.4.1", "Gurmukhi"),
  gujarati: script("sans-gujarati", "0.4.2", "Gujarati"),
  odia: script("sans-oriya", "0.4.2", "Oriya"),
  tamil: script("sans-tamil", "0.4.3", "Tamil"),
  telugu: script("sans-telugu", "0.4.2", "Telugu"),
  kannada: script("sans-kannada", "0.4.3", "Kannada"),
  malayalam: script("sans-malayalam", "0.4.2", "Malayalam"),
  sinhala: script("sans-sinhala", "0.4.2", "Sinhala"),
  lao: script("sans-lao", "0.4.2", "Lao"),
  tibetan: script("serif-tibetan", "0.4.2", "Tibetan"),
  myanmar: script("sans-myanmar", "0.4.2", "Myanmar"),
  khmer: script("sans-khmer", "0.4.3", "Khmer"),
  mongolian: script("sans-mongolian", "0.4.1", "Mongolian"),
  ethiopic: script("sans-ethiopic", "0.4.2", "Ethiopic"),
  thaana: script("sans-thaana", "0.4.2", "Thaana"),
  syriac: script("sans-syriac", "0.4.2", "Syriac"),
  nko: script("sans-nko", "0.4.1", "Nko"),
  adlam: script("sans-adlam", "0.4.1", "Adlam"),
  tifinagh: script("sans-tifinagh", "0.4.1", "Tifinagh"),
  cherokee: script("sans-cherokee", "0.4.2", "Cherokee"),
  canadian: script("sans-canadian-aboriginal", "0.4.1", "Canadian_Aboriginal"),
  olChiki: script("sans-ol-chiki", "0.4.2", "Ol_Chiki"),
  meetei: script("sans-meetei-mayek", "0.4.2", "Meetei_Mayek"),
  // Latin and Cyrillic letters of languages that Onest does not write, and the marks that stand on them or beside them.
  latin: {
    spec: "@expo-google-fonts/noto-sans@0.4.2",
    keeps: (character, codePoint) =>
      character === " " ||
      character === "\u25CC" ||
      (codePoint >= 0x300 && codePoint <= 0x36f) ||
      (isNew(codePoint) && (codePoint < 0x370 || /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(character))),
  },
  // The rest of the main block of Chinese characters, and the signs that say how they are read.
  han: {
    spec: "@expo-google-fonts/noto-sans-sc@0.4.3",
    keeps: (character, codePoint) =>
      isNew(codePoint) && ((codePoint >= 0x4e00 && codePoint <= 0x9fff) || /\p{Script=Bopomofo}/u.test(character)),
  },
  // Characters of Japanese names beyond it.
  japanese: {
    spec: "@expo-google-fonts/noto-sans-jp@0.4.3",
    keeps: (character, codePoint) =>
      isNew(codePoint) && /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(character),
  },
};

const root = join(import.meta.dirname, "../..");
const folder = join(root, "data/fonts");
const cache = join(root, ".cache/fonts");
await mkdir(cache, { recursive: true });

const coverage: Record<string, string> = {};
for (const [name, file] of Object.entries(FONT_FILES) as [FontName, string][]) {
  const source = SOURCES[name];
  if (source !== undefined) await makeFont(source, join(folder, file));
  const font = create(await readFile(join(folder, file))) as Font;
  const has = [...new Set(font.characterSet)].sort((one, other) => one - other);
  coverage[name] = writeRanges(has);
  known = new Set([...known, ...has]);
}
await writeFile(join(folder, "coverage.json"), `${JSON.stringify(coverage, null, 2)}\n`);

async function makeFont({ spec, keeps }: Source, file: string): Promise<void> {
  const unpacked = await fetchPackage(spec, cache);
  // The bold weight is read from afar; some scripts have but one.
  const weights = await readdir(unpacked);
  const weight = join(unpacked, weights.includes("700Bold") ? "700Bold" : "400Regular");
  const [whole = ""] = (await readdir(weight)).filter((name) => name.endsWith(".ttf"));
  const bytes = await readFile(join(weight, whole));
  const { characterSet } = create(bytes) as Font;
  const kept = characterSet.filter((codePoint) => keeps(String.fromCodePoint(codePoint), codePoint));
  const made = await subsetFont(bytes, kept);
  await writeFile(file, made);
  process.stdout.write(
    `${file.slice(root.length + 1)}: ${kept.length} characters, ${Math.round(made.length / 1000)} kB\n`,
  );
}

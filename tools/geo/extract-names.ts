// Run by hand, once per Debian release: makes data/sources/names.tsv.gz from the unpacked package
// libgeonames-common (apt-get download libgeonames-common; dpkg-deb -x it; pass the folder as the first argument).
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Reads a compiled gettext catalogue into pairs of message id and text. */
async function readCatalogue(path: string): Promise<Map<string, string>> {
  const bytes = await readFile(path);
  const text = (table: number, at: number): string => {
    const length = bytes.readUInt32LE(table + 8 * at);
    const start = bytes.readUInt32LE(table + 8 * at + 4);
    return bytes.subarray(start, start + length).toString("utf8");
  };
  const names = new Map<string, string>();
  for (let at = 0; at < bytes.readUInt32LE(8); at += 1) {
    names.set(text(bytes.readUInt32LE(12), at), text(bytes.readUInt32LE(16), at));
  }
  return names;
}

const [unpacked] = process.argv.slice(2);
if (!unpacked) throw new Error("Give the folder libgeonames-common was unpacked into.");
const catalogue = (locale: string): Promise<Map<string, string>> =>
  readCatalogue(join(unpacked, "usr/share/locale", locale, "LC_MESSAGES/geonames.mo"));
const [en, ru] = await Promise.all([catalogue("en"), catalogue("ru")]);

const keys = [...new Set([...en.keys(), ...ru.keys()])].filter((key) => key !== "").toSorted();
const lines = keys.map((key) => {
  const nameRu = ru.get(key) ?? "";
  return [key, en.get(key) ?? "", /[A-Za-z]/.test(nameRu) ? "" : nameRu].join("\t");
});
await writeFile(
  join(import.meta.dirname, "../../data/sources/names.tsv.gz"),
  gzipSync(`key\ten\tru\n${lines.join("\n")}\n`, { level: 9 }),
);

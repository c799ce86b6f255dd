import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

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
export async function subsetFont(bytes: Uint8Array, codePoints: readonly number[]): Promise<Uint8Array> {
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

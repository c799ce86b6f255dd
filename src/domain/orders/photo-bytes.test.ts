import { describe, expect, test } from "vitest";
import { hasCameraData, photoType, withoutCameraData } from "#domain/orders/photo-bytes.ts";

const text = (words: string): number[] => [...words].map((letter) => letter.charCodeAt(0));
const segment = (marker: number, body: readonly number[]) => [0xff, marker, 0, body.length + 2, ...body];
const PICTURE = [0xff, 0xda, 0, 2, 1, 0xff, 0xe1, 3, 0xff, 0xd9];
const jpeg = (...segments: readonly number[][]) => new Uint8Array([0xff, 0xd8, ...segments.flat(), ...PICTURE]);
const PLAIN = segment(0xe0, text("JFIF"));
const EXIF = segment(0xe1, text("Exif"));
const png = (...names: readonly string[]) =>
  new Uint8Array([
    0x89,
    ...text("PNG"),
    13,
    10,
    26,
    10,
    ...names.flatMap((name) => [0, 0, 0, 1, ...text(name), 7, 0, 0, 0, 0]),
  ]);
const webp = (...names: readonly string[]) =>
  new Uint8Array([
    ...text("RIFF"),
    0,
    0,
    0,
    0,
    ...text("WEBP"),
    ...names.flatMap((name) => [...text(name), 1, 0, 0, 0, 7, 0]),
  ]);

describe("OPS-71: photos without what a camera writes", () => {
  test.each<[string, Uint8Array, string | undefined, boolean]>([
    ["a plain JPEG", jpeg(PLAIN), "image/jpeg", false],
    ["a JPEG with camera data", jpeg(PLAIN, EXIF), "image/jpeg", true],
    ["a JPEG with words", jpeg(segment(0xed, text("8BIM"))), "image/jpeg", true],
    ["a plain PNG", png("IHDR", "IDAT"), "image/png", false],
    ["a PNG with camera data", png("IHDR", "eXIf", "IDAT"), "image/png", true],
    ["a plain WebP", webp("VP8 "), "image/webp", false],
    ["a WebP with camera data", webp("VP8X", "VP8 ", "EXIF"), "image/webp", true],
    ["something else", new Uint8Array(text("<svg>")), undefined, false],
    ["nothing", new Uint8Array(), undefined, false],
  ])("%s", (_, bytes, type, has) => {
    expect([photoType(bytes), hasCameraData(bytes)]).toEqual([type, has]);
  });

  test("taking it out leaves the picture as it was", () => {
    expect(withoutCameraData(jpeg(EXIF, PLAIN, EXIF))).toEqual(jpeg(PLAIN));
    expect(withoutCameraData(jpeg(PLAIN))).toEqual(jpeg(PLAIN));
  });
});

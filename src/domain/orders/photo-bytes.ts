/** How large a photo is kept: its longer side in pixels, and its bytes. */
export const PHOTO = { edge: 1600, bytes: 400 * 1024, picked: 8 * 1024 * 1024 } as const;

/** The kinds of photos that are taken. */
export const PHOTO_TYPES = ["image/jpeg", "image/png", "image/webp"] as const;

/** One of them. */
export type PhotoType = (typeof PHOTO_TYPES)[number];

const word = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4));
const big = (bytes: Uint8Array, at: number, size: 2 | 4): number =>
  bytes.subarray(at, at + size).reduce((sum, byte) => sum * 256 + byte, 0);
const little = (bytes: Uint8Array, at: number): number => big(bytes.slice(at, at + 4).reverse(), 0, 4);

/** What bytes are by their first ones; undefined for anything but a photo that is taken. */
export function photoType(bytes: Uint8Array): PhotoType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return "image/jpeg";
  if (big(bytes, 0, 4) === 0x89504e47) return "image/png";
  return word(bytes, 0) === "RIFF" && word(bytes, 8) === "WEBP" ? "image/webp" : undefined;
}

/** A part of a JPEG before its picture: marker, where it begins, and where the next one does. */
interface Segment {
  readonly marker: number;
  readonly from: number;
  readonly to: number;
}

/** Says what a camera has written besides the picture: APP1 holds its data and its place, APP13 words, and comments anything. */
const CAMERA_MARKERS: ReadonlySet<number> = new Set([0xe1, 0xed, 0xfe]);

const CAMERA_CHUNKS: ReadonlySet<string> = new Set(["eXIf", "tEXt", "iTXt", "zTXt", "EXIF", "XMP "]);

function segmentsOf(bytes: Uint8Array): Segment[] {
  const segments: Segment[] = [];
  let from = 2;
  while (from + 4 <= bytes.length && bytes[from] === 0xff) {
    const marker = bytes[from + 1] ?? 0;
    if (marker === 0xda) break;
    const to = from + 2 + big(bytes, from + 2, 2);
    segments.push({ marker, from, to });
    from = to;
  }
  return segments;
}

function chunksOf(bytes: Uint8Array, isPng: boolean): string[] {
  const names: string[] = [];
  let at = isPng ? 8 : 12;
  while (at + 8 <= bytes.length) {
    names.push(word(bytes, isPng ? at + 4 : at));
    const size = isPng ? big(bytes, at, 4) : little(bytes, at + 4);
    at += isPng ? size + 12 : 8 + size + (size % 2);
  }
  return names;
}

/** Whether a photo still has what a camera writes beside the picture: when, where and with what it was taken. */
export function hasCameraData(bytes: Uint8Array): boolean {
  const type = photoType(bytes);
  if (type === "image/jpeg") return segmentsOf(bytes).some(({ marker }) => CAMERA_MARKERS.has(marker));
  return type !== undefined && chunksOf(bytes, type === "image/png").some((name) => CAMERA_CHUNKS.has(name));
}

/** A JPEG without what a camera writes beside the picture; some browsers write it again when they draw one. */
export function withoutCameraData(jpeg: Uint8Array): Uint8Array {
  const dropped = segmentsOf(jpeg).filter(({ marker }) => CAMERA_MARKERS.has(marker));
  const parts = [...dropped, { from: jpeg.length, to: jpeg.length }].map(({ from }, index) =>
    jpeg.subarray(dropped[index - 1]?.to ?? 0, from),
  );
  const left = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    left.set(part, at);
    at += part.length;
  }
  return left;
}

/** What a photo that may be kept is: of a kind that is taken, small enough, and without what a camera writes; undefined for any other. */
export function keptPhotoType(bytes: Uint8Array): PhotoType | undefined {
  return bytes.length > PHOTO.bytes || hasCameraData(bytes) ? undefined : photoType(bytes);
}

import { PHOTO, withoutCameraData } from "#domain/orders/photo-bytes.ts";

/** How good a JPEG is drawn, best first, until it is small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;

/** Draws a photo again, no larger than it is kept and without what its camera wrote; undefined where it is no photo. */
export async function shrinkPhoto(file: File): Promise<string | undefined> {
  if (file.size > PHOTO.picked) return undefined;
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" }).catch(() => undefined);
  if (picture === undefined) return undefined;
  for (const edge of [PHOTO.edge, PHOTO.edge / 2]) {
    const scale = Math.min(1, edge / Math.max(picture.width, picture.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    for (const quality of QUALITIES) {
      const bytes = await jpegOf(canvas, quality);
      if (bytes !== undefined && bytes.length <= PHOTO.bytes) return toBase64(bytes);
    }
  }
  return undefined;
}

async function jpegOf(canvas: HTMLCanvasElement, quality: number): Promise<Uint8Array | undefined> {
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", quality));
  return blob === null ? undefined : withoutCameraData(new Uint8Array(await blob.arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

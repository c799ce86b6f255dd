import { useId } from "react";
import { PHOTO_TYPES, PHOTO, withoutCameraData } from "#domain/orders/photo-bytes.ts";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./states.module.css";

/** How good a JPEG is drawn, best first, until it is small enough. */
const QUALITIES = [0.85, 0.7, 0.55, 0.4] as const;

/** Draws a photo again, no larger than it is kept and without what its camera wrote; undefined where it is no photo. */
async function shrinkPhoto(file: File): Promise<string | undefined> {
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

type PhotoPickerProps = {
  /** How many there may be altogether. */
  readonly most: number;
  /** How many more fit. */
  readonly left: number;
  readonly disabled?: boolean;
  /** Photos made small, in base64, and how many of those chosen were none. */
  readonly onPick: (photos: readonly string[], wrong: number) => void;
};

/** Chooses photos from the machine or the camera of a phone; they are made small here, and lose what the camera wrote. */
export function PhotoPicker({ most, left, disabled = false, onPick }: PhotoPickerProps) {
  const { t } = useConsole();
  const id = useId();
  const pick = async (files: readonly File[]) => {
    const small = await Promise.all(files.slice(0, left).map(shrinkPhoto));
    const photos = small.filter((photo) => photo !== undefined);
    onPick(photos, files.length - photos.length);
  };
  return (
    <p className={css["picker"]}>
      <label htmlFor={id}>
        <b>{t("console.order.choosePhotos")}</b> {t("console.order.addPhotos", { most })}
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={PHOTO_TYPES.join(",")}
        disabled={disabled || left === 0}
        onChange={(event) => {
          void pick([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = "";
        }}
      />
    </p>
  );
}

import { useId } from "react";
import { PHOTO_TYPES } from "#domain/orders/photo-bytes.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { shrinkPhoto } from "./shrink-photo.ts";
import css from "./states.module.css";

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

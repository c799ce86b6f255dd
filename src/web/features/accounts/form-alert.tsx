import { CircleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./form-alert.module.css";

/** Why a form was refused, read out as soon as it is known. */
export function FormAlert({ message }: { readonly message: string | undefined }) {
  return (
    <div role="alert" className={css["place"]}>
      {message !== undefined && (
        <p className={css["error"]}>
          <Icon glyph={CircleAlert} size={18} />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

import { useEffect, useId, useRef } from "react";
import { IMAGE_COUNT } from "#domain/partners/module-settings.ts";
import { Check } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { walkRadios } from "#ui/walk-radios.ts";
import type { EditorState } from "#web/features/partner-editor/editor-state.ts";
import { paint } from "#web/features/partner-editor/paint.ts";
import { Picture } from "#web/features/partner-look/pictures/picture.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./picture-choice.module.css";

const NUMBERS = Array.from({ length: IMAGE_COUNT }, (_, index) => (index + 1) as 1 | 2 | 3 | 4 | 5 | 6);

type PictureChoiceProps = { readonly state: EditorState; readonly onChange: (image: number) => void };

/** One of our drawings, in the shades of the accent that is being chosen. */
export function PictureChoice({ state, onChange }: PictureChoiceProps) {
  const { t } = usePage();
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const { accentColor: accent, uspBackgroundColor: background, uspImage } = state;
  useEffect(() => {
    if (group.current !== null) paint(group.current, { accent, background });
  }, [accent, background]);
  return (
    <fieldset ref={group} className={css["group"]} role="radiogroup" onKeyDown={walkRadios} aria-labelledby={name}>
      <legend id={name}>{t("partners.editor.picture")}</legend>
      <div className={css["pictures"]}>
        {NUMBERS.map((image) => (
          <label key={image} className={css["one"]} title={t(`partners.editor.picture${image}`)}>
            <input
              type="radio"
              name={name}
              value={image}
              aria-label={t(`partners.editor.picture${image}`)}
              checked={image === uspImage}
              onChange={() => onChange(image)}
            />
            <Picture number={image} />
            <span className={css["tick"]}>
              <Icon glyph={Check} size={16} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dropdown } from "#ui/dropdown.tsx";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { Info, SlidersHorizontal } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";

const texts = {
  ru: {
    filters: "Фильтры",
    big: "От пяти мест",
    seat: "С детским креслом",
    free: "Бесплатная отмена",
    show: "Показать машины",
    included: "Что включено",
    text: "Встреча с табличкой, час ожидания в аэропорту, платные дороги и парковка. Доплачивать водителю не нужно.",
    off: "Ещё фильтры",
  },
  en: {
    filters: "Filters",
    big: "Five seats or more",
    seat: "With a child seat",
    free: "Free cancellation",
    show: "Show cars",
    included: "What is included",
    text: "A driver with your name on a sign, an hour of waiting at the airport, tolls and parking. Nothing to pay on top.",
    off: "More filters",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [on, setOn] = useState({ big: false, seat: false, free: true });
  return (
    <States look="row">
      <Dropdown text={t.filters} icon={<Icon glyph={SlidersHorizontal} size={18} />}>
        {(close) => (
          <>
            {(["big", "seat", "free"] as const).map((key) => (
              <Checkbox
                key={key}
                label={t[key]}
                checked={on[key]}
                onChange={(checked) => setOn({ ...on, [key]: checked })}
              />
            ))}
            <Button look="primary" size="card" wide onClick={close}>
              {t.show}
            </Button>
          </>
        )}
      </Dropdown>
      <Dropdown text={t.included} icon={<Icon glyph={Info} size={18} />}>
        <p>{t.text}</p>
      </Dropdown>
      <Dropdown text={t.off} disabled>
        {t.text}
      </Dropdown>
    </States>
  );
}

/** A button with a panel for any content. */
export const dropdownSpecimen: Specimen = {
  key: "dropdown",
  title: { ru: "Выпадающая панель", en: "Dropdown" },
  Show,
};

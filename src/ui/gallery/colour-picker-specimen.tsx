import { useState } from "react";
import { Card } from "#ui/card.tsx";
import { ColourPicker } from "#ui/colour-picker.tsx";
import { COLOUR_WORDS, namedPresets } from "#ui/gallery/colour-words.ts";
import type { Scene, Specimen } from "#ui/gallery/specimen.ts";
import { States } from "#ui/gallery/states.tsx";
import { USUAL_LOOK } from "#ui/page-colours.ts";

const texts = {
  ru: {
    main: "Основной цвет",
    mainHint: "Кнопки и ссылки модуля",
    ground: "Цвет фона",
    own: "Свой цвет",
    wrong: "Цвет таблички",
    wrongError: "Выберите цвет темнее: белый текст на этом не прочесть",
    off: "Недоступный цвет",
  },
  en: {
    main: "Main colour",
    mainHint: "Buttons and links of the module",
    ground: "Background colour",
    own: "Custom colour",
    wrong: "Sign colour",
    wrongError: "Choose a darker colour: white text cannot be read on this one",
    off: "Disabled colour",
  },
};

function Show({ locale }: Scene) {
  const t = texts[locale];
  const [accent, setAccent] = useState(USUAL_LOOK.accent);
  const [ground, setGround] = useState("#FFF6E5");
  const [own, setOwn] = useState("#7A5AF8");
  const [wrong, setWrong] = useState("#F2A900");
  const words = COLOUR_WORDS[locale];
  const accents = namedPresets("accent", locale);
  const grounds = namedPresets("background", locale);
  return (
    <Card>
      <States>
        <ColourPicker
          {...{ words }}
          label={t.main}
          hint={t.mainHint}
          value={accent}
          onChange={setAccent}
          presets={accents}
        />
        <ColourPicker {...{ words }} label={t.ground} value={ground} onChange={setGround} presets={grounds} />
        <ColourPicker
          {...{ words }}
          label={t.wrong}
          error={t.wrongError}
          value={wrong}
          onChange={setWrong}
          presets={accents}
        />
        <ColourPicker
          {...{ words }}
          label={t.off}
          value="#0F766E"
          onChange={() => undefined}
          presets={accents}
          disabled
        />
        <ColourPicker {...{ words }} label={t.own} value={own} onChange={setOwn} presets={[]} />
      </States>
    </Card>
  );
}

/** A colour by digits, by presets, or mixed freely. */
export const colourPickerSpecimen: Specimen = {
  key: "colour-picker",
  title: { ru: "Выбор цвета", en: "Colour picker" },
  Show,
};

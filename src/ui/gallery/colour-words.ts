import type { ColourPickerWords } from "#ui/colour-picker.tsx";
import type { ColourPreset } from "#ui/colour-presets.tsx";
import type { GalleryLocale } from "#ui/gallery/gallery-options.ts";
import { COLOUR_PRESETS, type PageLook } from "#ui/page-colours.ts";

const names: Readonly<Record<GalleryLocale, Readonly<Record<keyof PageLook, readonly string[]>>>> = {
  ru: {
    accent: ["Зелёный", "Синий", "Фиолетовый", "Малиновый", "Оранжевый", "Янтарный", "Бирюзовый", "Графитовый"],
    background: ["Дымчатый", "Белый", "Мятный", "Небесный", "Лавандовый", "Розовый", "Кремовый", "Серый"],
  },
  en: {
    accent: ["Green", "Blue", "Violet", "Raspberry", "Orange", "Amber", "Teal", "Graphite"],
    background: ["Mist", "White", "Mint", "Sky", "Lavender", "Rose", "Cream", "Grey"],
  },
};

/** The texts of the gallery's colour pickers. */
export const COLOUR_WORDS: Readonly<Record<GalleryLocale, ColourPickerWords>> = {
  ru: {
    presets: "готовые",
    mix: "Свой цвет",
    hue: "Оттенок",
    saturation: "Насыщенность",
    brightness: "Яркость",
    done: "Готово",
    wrong: "Введите шесть знаков: цифры и буквы от A до F",
  },
  en: {
    presets: "presets",
    mix: "Mix a colour",
    hue: "Hue",
    saturation: "Saturation",
    brightness: "Brightness",
    done: "Done",
    wrong: "Type six characters: digits and letters from A to F",
  },
};

/** The named presets for one of a page's two colours. */
export function namedPresets(kind: keyof PageLook, locale: GalleryLocale): readonly ColourPreset[] {
  return COLOUR_PRESETS[kind].map((colour, index) => ({ colour, label: names[locale][kind][index] ?? colour }));
}

import { accentColours } from "#ui/accent-colours.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { ColourPicker, type ColourPickerWords } from "#ui/colour-picker.tsx";
import { COLOUR_PRESETS, USUAL_LOOK } from "#ui/page-colours.ts";
import { contrast } from "#ui/rgb.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./appearance-section.module.css";
import { allowColour, chooseColour, type DefaultColours, type SectionProps } from "./editor-state.ts";

/** White, as the colours of an accent spell it. */
const WHITE = "#FFFFFF";

/** The two colours of a partner's page, and the way back to the usual ones. */
export function AppearanceSection({ state, defaults, onChange }: SectionProps) {
  const { t, locale } = usePage();
  const words: ColourPickerWords = {
    presets: t("partners.editor.presets"),
    mix: t("partners.editor.mix"),
    hue: t("partners.editor.hue"),
    saturation: t("partners.editor.saturation"),
    brightness: t("partners.editor.brightness"),
    done: t("partners.editor.done"),
    wrong: t("partners.editor.wrongColour"),
  };
  const presetsOf = (which: keyof DefaultColours) =>
    COLOUR_PRESETS[which].map((preset, index) => {
      // A server with an accent of its own offers that first.
      const colour = preset === USUAL_LOOK[which] ? defaults[which].toUpperCase() : preset;
      return { colour, label: t(`partners.editor.${which}.${(index + 1) as PresetNumber}`) };
    });
  const { accent, "on-accent": onAccent } = accentColours(state.accentColor);
  const ratio = contrast(accent, onAccent).toLocaleString(locale, { maximumFractionDigits: 1 });
  const allow = (which: keyof DefaultColours) => (on: boolean) =>
    onChange(allowColour(state, which, { isOn: on, defaults }));
  return (
    <div className={css["section"]}>
      <p className={css["hint"]}>{t("partners.editor.appearanceHint")}</p>
      <div className={css["colour"]}>
        <ColourPicker
          words={words}
          label={t("partners.editor.accent")}
          hint={t(onAccent.toUpperCase() === WHITE ? "partners.editor.contrastLight" : "partners.editor.contrastDark", {
            ratio,
          })}
          value={state.accentColor}
          presets={presetsOf("accent")}
          onChange={(colour) => onChange(chooseColour(state, "accent", colour))}
        />
        <Checkbox label={t("partners.editor.own")} checked={state.allowCustomAccentColor} onChange={allow("accent")} />
      </div>
      <div className={css["colour"]}>
        <ColourPicker
          words={words}
          label={t("partners.editor.background")}
          value={state.uspBackgroundColor}
          presets={presetsOf("background")}
          onChange={(colour) => onChange(chooseColour(state, "background", colour))}
        />
        <Checkbox
          label={t("partners.editor.ownBackground")}
          checked={state.allowCustomBackgroundColor}
          onChange={allow("background")}
        />
      </div>
    </div>
  );
}

type PresetNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

import type { MaskitoOptions } from "@maskito/core";
import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ColourMixer, type ColourMixerWords } from "#ui/colour-mixer.tsx";
import { ColourPresets, type ColourPreset } from "#ui/colour-presets.tsx";
import type { FieldBoxProps } from "#ui/field-box.tsx";
import { Pipette } from "#ui/glyphs.ts";
import { IconButton } from "#ui/icon-button.tsx";
import { Icon } from "#ui/icon.tsx";
import { MaskedField } from "#ui/masked-field.tsx";
import { Popup } from "#ui/popup.tsx";
import { colourOf, printHex, readHex, readRgb } from "#ui/rgb.ts";
import { Swatch } from "#ui/swatch.tsx";
import { useDraft } from "#ui/use-draft.ts";
import { usePopup } from "#ui/use-popup.ts";
import css from "./colour-picker.module.css";

const digit = /[0-9A-F]/;

/** Typing rule of a colour: an automatic hash and six hexadecimal digits; pasting a whole colour replaces everything. */
const hexMask: MaskitoOptions = {
  mask: ["#", digit, digit, digit, digit, digit, digit],
  overwriteMode: "replace",
  preprocessors: [
    ({ elementState, data }) => {
      const parts = readRgb(data);
      const digits = (parts === undefined ? data : printHex(parts)).toUpperCase().replace(/[^0-9A-F]/g, "");
      const isWhole = parts !== undefined || (digits.length > 1 && readHex(data) !== undefined);
      return { elementState: isWhole ? { value: "", selection: [0, 0] } : elementState, data: digits };
    },
  ],
};

/** All texts of the colour picker. */
export type ColourPickerWords = ColourMixerWords & {
  readonly presets: string;
  /** Names the button that opens the mixer, and its sheet. */
  readonly mix: string;
  readonly done: string;
  /** The message for a text that is not a colour. */
  readonly wrong: string;
};

type ColourPickerProps = Omit<FieldBoxProps, "icon" | "size" | "busy" | "warning"> & {
  /** `#RRGGBB` in capitals. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly presets: readonly ColourPreset[];
  readonly words: ColourPickerWords;
  readonly name?: string;
};

/** A colour: typed or pasted as hex digits, chosen from presets, or mixed freely in a popup. */
export function ColourPicker({ value, onChange, presets, words, error, ...field }: ColourPickerProps) {
  const [text, setDraft] = useDraft(value, (colour) => colour);
  const [isLeft, setIsLeft] = useState(false);
  const { open, root, opener, toggle, close } = usePopup();
  const isWrong = isLeft && colourOf(text) === undefined;

  const type = (typed: string) => {
    // Three digits may be the beginning of six, so they count only when the field loses focus.
    const colour = typed.length === 7 ? colourOf(typed) : undefined;
    setIsLeft(false);
    setDraft(typed, colour ?? value);
    if (colour !== undefined && colour !== value) onChange(colour);
  };
  const leave = () => {
    const colour = colourOf(text);
    setIsLeft(true);
    if (colour !== undefined) choose(colour);
  };
  const choose = (colour: string) => {
    setDraft(colour, colour);
    if (colour !== value) onChange(colour);
  };

  return (
    <div className={css["picker"]}>
      <div ref={root}>
        <MaskedField
          {...field}
          mask={hexMask}
          icon={<Swatch colour={value} />}
          error={isWrong ? words.wrong : error}
          value={text}
          onChange={type}
          onBlur={leave}
          onKeyDown={(event) => event.key === "Enter" && leave()}
          figures
          placeholder="#000000"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          trailing={
            <IconButton
              ref={opener}
              label={`${words.mix}: ${field.label}`}
              look="quiet"
              icon={<Icon glyph={Pipette} />}
              aria-haspopup="dialog"
              aria-expanded={open}
              disabled={field.disabled}
              onClick={toggle}
            />
          }
          popup={
            open && (
              <Popup width="content" onVeil={() => close(true)}>
                <div className={css["sheet"]} role="dialog" aria-label={`${words.mix}: ${field.label}`}>
                  <ColourMixer words={words} value={value} onChange={choose} />
                  <Button size="card" wide onClick={() => close(true)}>
                    {words.done}
                  </Button>
                </div>
              </Popup>
            )
          }
        />
      </div>
      {presets.length > 0 && (
        <ColourPresets
          label={`${field.label}: ${words.presets}`}
          presets={presets}
          value={value}
          onChange={choose}
          disabled={field.disabled}
        />
      )}
    </div>
  );
}

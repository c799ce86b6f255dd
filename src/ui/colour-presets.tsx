import { useId } from "react";
import { Swatch } from "#ui/swatch.tsx";
import { walkRadios } from "#ui/walk-radios.ts";
import css from "./colour-presets.module.css";

/** A colour to choose, with its name. */
export type ColourPreset = { readonly colour: string; readonly label: string };

type ColourPresetsProps = {
  readonly label: string;
  readonly presets: readonly ColourPreset[];
  readonly value: string;
  readonly onChange: (colour: string) => void;
  readonly disabled?: boolean;
};

/** A choice of one among a few colours, built on a group of native radio buttons. */
export function ColourPresets({ label, presets, value, onChange, disabled }: ColourPresetsProps) {
  const name = useId();
  return (
    <fieldset
      className={css["presets"]}
      role="radiogroup"
      onKeyDown={walkRadios}
      aria-label={label}
      disabled={disabled}
    >
      <div className={css["group"]}>
        {presets.map((preset) => (
          <label key={preset.colour} className={css["preset"]} title={preset.label}>
            <input
              className={css["input"]}
              type="radio"
              name={name}
              value={preset.colour}
              aria-label={preset.label}
              checked={preset.colour === value}
              onChange={() => onChange(preset.colour)}
            />
            <Swatch colour={preset.colour} ticked={preset.colour === value} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

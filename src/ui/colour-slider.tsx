import { useId } from "react";
import css from "./colour-slider.module.css";

type ColourSliderProps = {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  /** Follows the number on screen and when read out. */
  readonly unit: string;
  /** The colours of the mixer that the track shows. */
  readonly track: "hue" | "saturation" | "brightness";
  readonly onChange: (value: number) => void;
};

/** One part of a colour on a native slider, so that keys, fingers and screen readers use it like any other. */
export function ColourSlider({ label, value, most, unit, track, onChange }: ColourSliderProps) {
  const id = useId();
  const shown = Math.round(value);
  return (
    <div className={css["slider"]}>
      <label htmlFor={id}>{label}</label>
      <span className={css["value"]} aria-hidden="true">
        {`${shown}${unit}`}
      </span>
      <input
        id={id}
        className={css["input"]}
        data-track={track}
        type="range"
        min={0}
        max={most}
        value={shown}
        aria-valuetext={`${shown}${unit}`}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}

import { useLayoutEffect, useRef, useState, type PointerEvent } from "react";
import { ColourSlider } from "#ui/colour-slider.tsx";
import { fromHsv, toHsv, type Hsv } from "#ui/hsv.ts";
import css from "./colour-mixer.module.css";

/** The mixer's names for the three parts of a colour. */
export type ColourMixerWords = { readonly hue: string; readonly saturation: string; readonly brightness: string };

type ColourMixerProps = {
  readonly words: ColourMixerWords;
  /** `#RRGGBB`. */
  readonly value: string;
  readonly onChange: (colour: string) => void;
};

/** Mixes any colour: a field to drag in for those who see it, and a slider for each part of the colour for everyone. */
export function ColourMixer({ words, value, onChange }: ColourMixerProps) {
  const mixer = useRef<HTMLDivElement>(null);
  // A grey has no hue and black has no saturation, so the mixed values are kept while they still mean the same colour.
  const [mixed, setMixed] = useState(() => toHsv(value));
  const hsv = fromHsv(mixed) === value ? mixed : toHsv(value);

  useLayoutEffect(() => {
    const { hue, saturation, brightness } = hsv;
    const shown = {
      "--mixed": value,
      "--mixed-hue": fromHsv({ hue, saturation: 100, brightness: 100 }),
      "--mixed-grey": fromHsv({ hue, saturation: 0, brightness }),
      "--mixed-full": fromHsv({ hue, saturation: 100, brightness }),
      "--mixed-bright": fromHsv({ hue, saturation, brightness: 100 }),
      "--mixed-left": `${saturation}%`,
      "--mixed-top": `${100 - brightness}%`,
    };
    for (const [name, css] of Object.entries(shown)) mixer.current?.style.setProperty(name, css);
  });
  useLayoutEffect(() => mixer.current?.querySelector("input")?.focus({ preventScroll: true }), []);

  const change = (part: Partial<Hsv>) => {
    const next = { ...hsv, ...part };
    setMixed(next);
    if (fromHsv(next) !== value) onChange(fromHsv(next));
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const field = event.currentTarget.getBoundingClientRect();
    const share = (at: number, from: number, size: number) => Math.min(1, Math.max(0, (at - from) / size)) * 100;
    change({
      saturation: share(event.clientX, field.left, field.width),
      brightness: 100 - share(event.clientY, field.top, field.height),
    });
  };

  return (
    <div ref={mixer} className={css["mixer"]}>
      {/* The sliders below do the same; a press here does not move the focus, so that Escape still works. */}
      <div
        className={css["plane"]}
        aria-hidden="true"
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          drag(event);
        }}
        onPointerMove={drag}
      >
        <span className={css["point"]} />
      </div>
      <ColourSlider
        label={words.hue}
        track="hue"
        unit="°"
        most={360}
        value={hsv.hue}
        onChange={(hue) => change({ hue })}
      />
      <ColourSlider
        label={words.saturation}
        track="saturation"
        unit="%"
        most={100}
        value={hsv.saturation}
        onChange={(saturation) => change({ saturation })}
      />
      <ColourSlider
        label={words.brightness}
        track="brightness"
        unit="%"
        most={100}
        value={hsv.brightness}
        onChange={(brightness) => change({ brightness })}
      />
    </div>
  );
}

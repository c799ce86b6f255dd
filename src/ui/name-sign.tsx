import css from "./name-sign.module.css";

type NameSignProps = {
  readonly name: string;
  readonly line?: string;
  readonly placeholder?: string;
  readonly label?: string;
  readonly size?: "small" | "normal" | "large" | "wall";
};

const fits = [8, 11, 14, 18, 23, 30, 44];

/** The yellow sign a driver holds up: the name as large as its length allows, and one small line below. */
export function NameSign({ name, line, placeholder = "", label, size = "normal" }: NameSignProps) {
  const shown = name.trim() === "" ? placeholder : name.trim();
  const longest = Math.max(shown.length, 1);
  const fit = fits.findIndex((limit) => longest <= limit);
  return (
    <figure className={css["sign"]} data-size={size} data-empty={name.trim() === "" || undefined} aria-label={label}>
      <p className={css["name"]} data-fit={fit < 0 ? fits.length : fit}>
        {shown === "" ? "\u00A0" : shown}
      </p>
      {line !== undefined && <p className={css["line"]}>{line === "" ? "\u00A0" : line}</p>}
    </figure>
  );
}

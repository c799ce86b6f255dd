import css from "./spinner.module.css";

/** Turns while something small is loading; the text for it belongs to its parent. */
export function Spinner({ size = 20 }: { readonly size?: number }) {
  return (
    <svg className={css["spinner"]} width={size} height={size} viewBox="0 0 20 20" fill="none" aria-hidden="true">
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeOpacity="0.22" strokeWidth="2" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

import css from "./logo.module.css";

/** The product's logo: a dark plate with yellow letters, and its name beside it. */
export function Logo({ mark, word }: { readonly mark: string; readonly word?: string }) {
  return (
    <span className={css["logo"]}>
      <svg
        className={css["mark"]}
        viewBox="0 0 40 30"
        width="40"
        height="30"
        aria-hidden={word !== undefined}
        role="img"
        aria-label={mark}
      >
        <rect width="40" height="30" rx="7" className={css["plate"]} />
        <text
          x="20"
          y="20.6"
          textAnchor="middle"
          fontSize="16"
          fontWeight="720"
          letterSpacing="-0.3"
          className={css["letters"]}
        >
          {mark}
        </text>
      </svg>
      {word !== undefined && <span className={css["word"]}>{word}</span>}
    </span>
  );
}

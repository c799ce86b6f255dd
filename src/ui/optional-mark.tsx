import css from "./optional-mark.module.css";

/** The word for a field that may stay empty, set into the edge of its box; it is read after the label. */
export function OptionalMark({ children }: { readonly children: string }) {
  return (
    <>
      {" "}
      <span className={css["mark"]}>{children}</span>
    </>
  );
}

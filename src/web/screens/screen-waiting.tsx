import css from "./screen-waiting.module.css";

type ScreenWaitingProps = {
  /** A list of cars has more and lower rows than a form or an order. */
  readonly of?: "list" | "form";
};

/** The shape of a screen, or of the list of cars, until its script has come; it is part of the first load, so it is only this. */
export function ScreenWaiting({ of = "form" }: ScreenWaitingProps) {
  return (
    <div className={css["waiting"]} data-of={of} aria-hidden="true">
      <div className={css["side"]} />
      <div className={css["rows"]}>
        {[0, 1, 2, 3, 4].map((index) => (
          <div key={index} className={css["row"]} />
        ))}
      </div>
    </div>
  );
}

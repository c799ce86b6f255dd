import css from "./finder-waiting.module.css";

/** The shape of the results until their script has come; it is part of the first load, so it is only this. */
export function FinderWaiting() {
  return (
    <div className={css["results"]} aria-hidden="true">
      <div className={css["route"]} />
      <div className={css["cars"]}>
        {[0, 1, 2, 3, 4].map((index) => (
          <div key={index} className={css["car"]} />
        ))}
      </div>
    </div>
  );
}

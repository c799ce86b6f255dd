import type { ReactNode } from "react";
import css from "./route-line.module.css";

type RouteStop = {
  readonly key: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  readonly aside?: ReactNode;
};

/** The route as a list: a ring at the start, a square at the end, a small ring for each stop between. */
export function RouteLine({ stops, label }: { readonly stops: readonly RouteStop[]; readonly label?: string }) {
  return (
    <ol className={css["way"]} aria-label={label}>
      {stops.map(({ key, title, note, aside }, index) => {
        const part = index === 0 ? "start" : index === stops.length - 1 ? "end" : "between";
        return (
          <li key={key} className={css["stop"]} data-part={part}>
            <div className={css["words"]}>
              <p className={css["title"]}>{title}</p>
              {note !== undefined && <p className={css["note"]}>{note}</p>}
            </div>
            {aside !== undefined && <div className={css["aside"]}>{aside}</div>}
          </li>
        );
      })}
    </ol>
  );
}

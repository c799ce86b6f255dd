import { Skeleton } from "#ui/skeleton.tsx";
import css from "./list-waiting.module.css";

const WIDTHS = ["most", "half", "most"] as const;

/** Placeholder for rows that are loading; the text for it is read out elsewhere. */
export function ListWaiting({ rows, lines }: { readonly rows: 1 | 3; readonly lines: 1 | 2 }) {
  return (
    <div className={css["waiting"]} aria-hidden="true">
      {WIDTHS.slice(0, rows).map((width, row) => (
        <div key={row} className={css["row"]} data-lines={lines}>
          <Skeleton width={width} />
          {lines === 2 && <Skeleton width="third" />}
        </div>
      ))}
    </div>
  );
}

import { Skeleton } from "#ui/skeleton.tsx";
import css from "./rows-waiting.module.css";

/** Rows in the shape of those that come. */
export function RowsWaiting() {
  return (
    <div className={css["rows"]} aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <Skeleton key={row} width={row % 2 === 0 ? "full" : "most"} />
      ))}
    </div>
  );
}

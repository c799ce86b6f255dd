import type { ReactNode } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./trip-rows.module.css";

type TripRowsProps = {
  readonly title?: string;
  readonly isWaiting?: boolean;
  readonly children?: readonly ReactNode[];
};

/** The cards of a list under their heading, or their shape while they load; nothing where there are none. */
export function TripRows({ title, isWaiting = false, children = [] }: TripRowsProps) {
  if (isWaiting) {
    return (
      <div className={css["list"]} aria-hidden="true">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} shape="picture" />
        ))}
      </div>
    );
  }
  if (children.length === 0) return null;
  return (
    <section className={css["rows"]}>
      {title !== undefined && <h2>{title}</h2>}
      <ul className={css["list"]}>{children}</ul>
    </section>
  );
}

import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./finder-results.module.css";

/** The shape of the results while they load. */
export function FinderWaiting() {
  return (
    <div className={css["results"]} aria-hidden="true">
      <div className={css["route"]}>
        <Card as="div" flush>
          <Skeleton shape="picture" />
        </Card>
      </div>
      <div className={css["prices"]}>
        <Skeleton shape="title" width="third" />
        {[0, 1, 2].map((index) => (
          <div key={index} className={css["ghost"]}>
            <Card as="div">
              <Skeleton shape="title" width="third" />
              <Skeleton width="half" />
              <Skeleton width="half" />
            </Card>
          </div>
        ))}
      </div>
    </div>
  );
}

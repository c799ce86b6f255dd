import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./rent-list.module.css";

/** Cards of the same shape while prices are loading. */
export function RentGhosts() {
  return (
    <ul className={css["list"]} aria-hidden="true">
      {[0, 1, 2].map((index) => (
        <Card key={index} as="li">
          <div className={css["ghost"]}>
            <Skeleton shape="picture" />
            <div className={css["words"]}>
              <Skeleton shape="title" width="third" />
              <Skeleton width="half" />
              <Skeleton width="third" />
            </div>
            <Skeleton shape="price" />
          </div>
        </Card>
      ))}
    </ul>
  );
}

import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./screen-waiting.module.css";

/** The shape of a form or an order while it loads. */
export function ScreenWaiting() {
  return (
    <div className={css["waiting"]} aria-hidden="true">
      <div className={css["main"]}>
        {[0, 1].map((index) => (
          <Card key={index} as="div">
            <Skeleton shape="title" width="third" />
            <div className={css["fields"]}>
              <Skeleton shape="field" />
              <Skeleton shape="field" />
            </div>
          </Card>
        ))}
      </div>
      <Card as="div">
        <Skeleton shape="title" width="half" />
        <Skeleton width="most" />
        <Skeleton width="half" />
        <Skeleton shape="button" />
      </Card>
    </div>
  );
}

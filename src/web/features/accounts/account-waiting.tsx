import { Card } from "#ui/card.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import css from "./account-waiting.module.css";

/** The shape of a card of the account that is on its way. */
export function AccountWaiting() {
  return (
    <Card as="div">
      <div className={css["lines"]} aria-hidden="true">
        <Skeleton width="third" />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </div>
    </Card>
  );
}

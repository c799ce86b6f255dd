import { Button } from "#ui/button.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";

const otherPassengers = pagePart(() => import("./other-passengers.tsx").then(({ OtherPassengers }) => OtherPassengers));

/** The list of further passengers, which is loaded as soon as more than one person travels. */
export function OtherPassengersPart(props: CardProps) {
  const { t } = usePage();
  const { party } = props.draft;
  const isGroup = party.adults + party.children > 1;
  const { Part, lost, retry } = usePagePart(otherPassengers, isGroup);
  if (lost) {
    return (
      <p role="alert">
        {t("common.offline")}{" "}
        <Button look="link" onClick={retry}>
          {t("common.retry")}
        </Button>
      </p>
    );
  }
  return isGroup && Part ? <Part {...props} /> : null;
}

import { cancelSteps } from "#domain/booking/cancel-steps.ts";
import type { Terms } from "#domain/tariffs/terms.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { cancelAhead } from "#i18n/cancel-ahead.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Disclosure } from "#ui/disclosure.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import css from "./cancel-ladder.module.css";

type LadderTrip = {
  /** Undefined for the only one. */
  readonly name: string | undefined;
  readonly ladder: Terms["cancellation"];
  /** Undefined until typed: the steps are then described by how long before pick-up they end. */
  readonly pickup: LocalTime | undefined;
  /** The current time at the pick-up place. */
  readonly now: LocalTime;
};

type CancelLadderProps = {
  readonly trips: readonly LadderTrip[];
  /** Unfolded at first. */
  readonly isOpen?: boolean;
};

/** Every step of the cancellation fee. */
export function CancelLadder({ trips, isOpen = false }: CancelLadderProps) {
  const page = usePage();
  const { t } = page;
  if (trips.length === 0) return null;
  return (
    <Disclosure look="link" summary={t("booking.cancelSteps")} open={isOpen}>
      <div className={css["ladders"]}>
        {trips.map((trip) => {
          const { name } = trip;
          return (
            <div key={name}>
              {name && <p className={css["title"]}>{name}</p>}
              <ul>
                {stepWords(trip, page).map((words) => (
                  <li key={words}>{words}</li>
                ))}
              </ul>
            </div>
          );
        })}
        {trips.some(({ pickup }) => pickup !== undefined) && <p>{t("booking.cancelLocal")}</p>}
      </div>
    </Disclosure>
  );
}

function stepWords({ ladder, pickup, now }: LadderTrip, { t, locale }: Pick<Page, "t" | "locale">): string[] {
  if (pickup === undefined) return cancelAhead(ladder, { t, locale });
  return cancelSteps(ladder, pickup, now).map(({ percent, until }, index) => {
    if (until === undefined) return t(index > 0 ? "booking.cancelStepLater" : "booking.cancelStepFull");
    const moment = formatDayTime(until, locale);
    return percent === 0 ? t("booking.cancelStepFree", { moment }) : t("booking.cancelStepFee", { moment, percent });
  });
}

import type { ReactNode } from "react";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";
import { addMinutes, minutesBetween } from "#domain/values/local-time.ts";
import { toLocalTime } from "#domain/values/zoned-time.ts";
import { formatDay } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import type { EditedSpan } from "#web/trip/use-rent-span.ts";
import { DayBar, type RentNight } from "./day-bar.tsx";
import css from "./rent-form.module.css";

type RentFormProps = {
  /** The field of the one place. */
  readonly place: ReactNode;
  readonly zone: string;
  readonly time: EditedSpan;
  /** The hours in which a start costs more, where the prices say so. */
  readonly night: RentNight | undefined;
  readonly finding: boolean;
  /** The list below answers what the fields say. */
  readonly isAnswered: boolean;
  readonly onFind: () => void;
};

/** The finder of a car by the hour: a place, a day, a start, and the hours in three ways. */
export function RentForm({ place, zone, time, night, finding, isAnswered, onFind }: RentFormProps) {
  const { t, locale, options } = usePage();
  const { shown, endDay, edit } = time;
  const today = toLocalTime(Date.parse(options.now), zone).slice(0, 10);
  const midnight = `${shown.date || today} 00:00`;
  const start = minutesBetween(midnight, `${shown.date || today} ${shown.start || "00:00"}`);
  const end = minutesBetween(midnight, `${endDay} ${shown.end || "00:00"}`);
  const isNextDay = endDay > shown.date;
  return (
    <form
      role="search"
      aria-label={t("rent.search")}
      onSubmit={(event) => {
        event.preventDefault();
        onFind();
      }}
    >
      <Card as="div" look="raised">
        <div className={css["row"]}>
          <div className={css["place"]}>{place}</div>
          <div className={css["date"]}>
            <PickupDayField
              id="rent-date"
              size="large"
              label={t("rent.date")}
              value={shown.date}
              today={today}
              onChange={(date) => edit({ date })}
            />
          </div>
          <div className={css["start"]}>
            <PickupTimeField
              id="rent-start"
              size="large"
              label={t("rent.start")}
              value={shown.start}
              stepMinutes={30}
              day={shown.date}
              onMoment={(date, from) => edit({ date, start: from })}
              onChange={(from) => edit({ start: from })}
            />
          </div>
          <div className={css["hours"]}>
            <NumberStepper
              id="rent-hours"
              label={t("rent.duration")}
              value={shown.hours}
              min={RENT_HOURS.min}
              max={RENT_HOURS.max}
              lessLabel={t("rent.less")}
              moreLabel={t("rent.more")}
              onChange={(hours) => edit({ hours })}
            />
          </div>
          <div className={css["end"]}>
            <PickupTimeField
              id="rent-end"
              size="large"
              label={isNextDay ? t("rent.endOn", { day: formatDay(`${endDay} 00:00`, locale) }) : t("rent.endSameDay")}
              value={shown.end}
              stepMinutes={30}
              openLabel={t("rent.chooseEnd")}
              onChange={(until) => edit({ end: until })}
            />
          </div>
          <div className={css["bar"]}>
            <DayBar
              start={start}
              hours={shown.hours}
              end={Math.max(end, start)}
              startText={shown.start}
              night={night}
              endText={t("rent.untilText", { hours: shown.hours, time: shown.end })}
              onStart={(minutes) => edit({ start: addMinutes(midnight, minutes).slice(11) })}
              onHours={(hours) => edit({ hours })}
            />
          </div>
          <div className={css["find"]}>
            <Button type="submit" look={isAnswered ? "soft" : "primary"} size="main" wide busy={finding}>
              {t(isAnswered ? "rent.findAgain" : "rent.find")}
            </Button>
          </div>
        </div>
      </Card>
    </form>
  );
}

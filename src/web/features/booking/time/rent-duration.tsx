import { hoursToTake } from "#domain/booking/rent-hours.ts";
import { RENT_HOURS } from "#domain/booking/rent-seconds.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDay } from "#i18n/format.ts";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { usePage } from "#web/page/page.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import type { PickedOffer, RentChange } from "#web/trip/picked-offer.ts";
import { useRentSpan } from "#web/trip/use-rent-span.ts";
import css from "./rent-duration.module.css";

/** Stands in until a start is typed; no end is shown before that. */
const NO_PICKUP = "2000-01-01 00:00";

type RentDurationProps = RentChange & {
  readonly offer: PickedOffer;
  /** The start, once it is typed; without it there is no end to show. */
  readonly pickup: LocalTime | undefined;
  readonly zone: string;
};

/** The hours of a picked rent, as a number or by their end; new hours are priced before they count. */
export function RentDuration({ offer, pickup, zone, isAsking, isLost, ask }: RentDurationProps) {
  const { t, locale } = usePage();
  const { hours = RENT_HOURS.default, price } = offer;
  const least = hoursToTake(RENT_HOURS.min, price.minimum_duration) ?? RENT_HOURS.min;
  const { shown, endDay, edit } = useRentSpan({
    span: { when: pickup ?? NO_PICKUP, hours },
    zone,
    least,
    onSpan: (next) => ask(next.hours),
  });
  const isNextDay = pickup !== undefined && endDay > pickup.slice(0, 10);
  return (
    <div className={css["duration"]} aria-busy={isAsking}>
      <NumberStepper
        id="rent-hours"
        label={t("rent.duration")}
        note={least > RENT_HOURS.min && t("rent.fromHours", { count: least })}
        value={shown.hours}
        min={least}
        max={RENT_HOURS.max}
        lessLabel={t("rent.less")}
        moreLabel={t("rent.more")}
        error={isLost && !isAsking && t("rent.hoursFailed", { hours })}
        onChange={(next) => edit({ hours: next })}
      />
      {pickup !== undefined && (
        <PickupTimeField
          id="rent-end"
          label={isNextDay ? t("rent.endOn", { day: formatDay(`${endDay} 00:00`, locale) }) : t("rent.endSameDay")}
          value={shown.end}
          stepMinutes={30}
          busy={isAsking}
          openLabel={t("rent.chooseEnd")}
          onChange={(end) => edit({ end })}
        />
      )}
    </div>
  );
}

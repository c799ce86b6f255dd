import { YACHT_LIMITS, yachtMoment, type YachtRequest } from "#domain/yachts/yacht-request.ts";
import { formatDate } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { Switch } from "#ui/switch.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import type { YachtDays } from "./yacht-days.ts";
import css from "./yacht-form.module.css";

type TripFieldsProps = {
  readonly request: YachtRequest;
  readonly days: YachtDays;
  /** Day and clock as they stand in the fields; the request has their time once both are set. */
  readonly moment: { readonly day: string; readonly clock: string };
  readonly wishes: string;
  readonly wishesError: string | undefined;
  readonly onMoment: (moment: TripFieldsProps["moment"]) => void;
  readonly onWishes: (text: string) => void;
  readonly onChange: (fields: Partial<YachtRequest>) => void;
};

/** When, for how long, for how many, and what else they wish. */
export function TripFields(props: TripFieldsProps) {
  const { request, days, moment, wishes, wishesError, onMoment, onWishes, onChange } = props;
  const { t, locale } = usePage();
  const last = formatDate(days.last, locale);
  const { hours, guests } = YACHT_LIMITS;
  const take = (next: TripFieldsProps["moment"]) => {
    onMoment(next);
    onChange({ startDate: yachtMoment(next.day, next.clock) });
  };
  return (
    <Card title={t("yachts.trip")}>
      <div className={css["two"]}>
        <PickupDayField
          id="yacht-date"
          label={t("yachts.date")}
          value={moment.day}
          today={days.today}
          window={{ ...days, early: t("yachts.dateEarly") }}
          onChange={(day) => take({ ...moment, day })}
        />
        <PickupTimeField
          id="yacht-time"
          label={t("yachts.start")}
          value={moment.clock}
          stepMinutes={30}
          day={moment.day}
          onMoment={(day, clock) => take({ day, clock })}
          onChange={(clock) => take({ ...moment, clock })}
        />
      </div>
      <p className={css["hint"]}>
        {days.city === undefined
          ? t("yachts.unzoned", { last })
          : t("yachts.zoned", { city: t(`yachts.city.${days.city}`), last })}
      </p>
      <div className={css["counts"]}>
        <div>
          <NumberStepper
            id="yacht-hours"
            label={t("yachts.duration")}
            note={t("yachts.durationNote", hours)}
            value={Math.max(request.rentHours, hours.least)}
            min={hours.least}
            max={hours.most}
            lessLabel={t("yachts.fewerHours")}
            moreLabel={t("yachts.moreHours")}
            overText={t("yachts.durationOver", hours)}
            onChange={(rentHours) => onChange({ rentHours })}
          />
        </div>
        <div>
          <NumberStepper
            id="yacht-guests"
            label={t("yachts.party")}
            note={t("yachts.partyNote", guests)}
            value={Math.max(request.passengersAmount, guests.least)}
            min={guests.least}
            max={guests.most}
            lessLabel={t("yachts.fewerGuests")}
            moreLabel={t("yachts.moreGuests")}
            overText={t("yachts.partyOver", guests)}
            onChange={(passengersAmount) => onChange({ passengersAmount })}
          />
        </div>
      </div>
      <Switch
        id="yacht-children"
        label={t("yachts.children")}
        note={t("yachts.childrenNote")}
        on={request.hasChildren}
        onChange={(hasChildren) => onChange({ hasChildren })}
      />
      <div className={css["wishes"]}>
        <TextArea
          id="yacht-wishes"
          label={t("yachts.wishes")}
          optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
          error={wishesError}
          value={wishes}
          minRows={3}
          maxRows={8}
          onChange={onWishes}
          onBlur={() => onChange({ additionalInfo: wishes })}
        />
      </div>
    </Card>
  );
}

import type { OfferView } from "#contract/requests/offers.ts";
import { askedTripFields, mayComeLater, type TripField } from "#domain/booking/asked-trip-fields.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextField } from "#ui/text-field.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { usePage } from "#web/page/page.tsx";
import { PickupDayField } from "#web/page/pickup/pickup-day-field.tsx";
import { PickupTimeField } from "#web/page/pickup/pickup-time-field.tsx";
import css from "./offer-form.module.css";
import type { WayDraft } from "./way-details.ts";

type WayFieldsProps = {
  readonly index: number;
  readonly title: string;
  readonly way: OfferView["ways"][number];
  readonly draft: WayDraft;
  /** The day that the offer is for; null for any. */
  readonly day: string | null;
  readonly now: number;
  readonly errorOf: (id: string) => string | undefined;
  readonly onChange: (fields: Partial<WayDraft>) => void;
};

/** What one way needs: when and where exactly, and what brings or takes the traveller, by the rules of the booking form. */
export function WayFields({ index, title, way, draft, day, now, errorOf, onChange }: WayFieldsProps) {
  const { t } = usePage();
  const { from, to } = way;
  const asked = askedTripFields({ start: from.kind, finish: to.kind }, draft.isLater);
  const id = (field: string) => `offer-${index}-${field}`;
  const today = localTimeIn(from.zone, now).slice(0, 10);
  const own = (field: TripField, isRequired: boolean) => (
    <TextField
      key={field}
      id={id(field)}
      label={t(`offers.field.${field}`)}
      optional={isRequired ? undefined : <OptionalMark>{t("common.optional")}</OptionalMark>}
      required={isRequired}
      value={draft.fields[field] ?? ""}
      error={errorOf(id(field))}
      autoComplete="off"
      onChange={(value) => onChange({ fields: { ...draft.fields, [field]: value } })}
    />
  );
  return (
    <Card title={title} aside={day === null ? undefined : t("offers.onlyDay")}>
      <div className={css["two"]}>
        {asked.map(({ field, isRequired }) => {
          if (field === "dateArrival")
            return (
              <div key={field} className={css["pair"]}>
                <PickupDayField
                  id={id("pickupDay")}
                  label={t(`booking.date.${from.kind}`)}
                  required
                  value={draft.pickupDay}
                  today={today}
                  error={errorOf(id("pickupDay"))}
                  onChange={(pickupDay) => onChange({ pickupDay })}
                />
                <PickupTimeField
                  id={id("pickupClock")}
                  label={t(`offers.time.${from.kind}`)}
                  required
                  value={draft.pickupClock}
                  day={draft.pickupDay}
                  error={errorOf(id("pickupClock"))}
                  onMoment={(pickupDay, pickupClock) => onChange({ pickupDay, pickupClock })}
                  onChange={(pickupClock) => onChange({ pickupClock })}
                />
              </div>
            );
          if (field === "dateDeparture")
            return to.kind === "suburb" ? null : (
              <div key={field} className={css["pair"]}>
                <PickupDayField
                  id={id("departureDay")}
                  label={t(`booking.departureDate.${to.kind}`)}
                  optional={isRequired ? undefined : <OptionalMark>{t("common.optional")}</OptionalMark>}
                  value={draft.departureDay}
                  today={today}
                  error={errorOf(id("departureDay"))}
                  onChange={(departureDay) => onChange({ departureDay })}
                />
                <PickupTimeField
                  id={id("departureClock")}
                  label={t(`offers.departure.${to.kind}`)}
                  value={draft.departureClock}
                  day={draft.departureDay}
                  error={errorOf(id("departureClock"))}
                  onMoment={(departureDay, departureClock) => onChange({ departureDay, departureClock })}
                  onChange={(departureClock) => onChange({ departureClock })}
                />
              </div>
            );
          return own(field, isRequired);
        })}
      </div>
      {mayComeLater(from.kind) && (
        <Checkbox
          id={id("later")}
          label={t(`booking.end.later.${from.kind}`)}
          note={draft.isLater && t(`booking.end.laterNote.${from.kind}`)}
          checked={draft.isLater}
          onChange={(isLater) => onChange({ isLater })}
        />
      )}
      <div className={css["two"]}>
        {from.kind === "suburb" && (
          <TextField
            id={id("from")}
            label={t("booking.address.pickup")}
            hint={from.title}
            required
            value={draft.from}
            error={errorOf(id("from"))}
            autoComplete="off"
            onChange={(value) => onChange({ from: value })}
          />
        )}
        {to.kind === "suburb" && (
          <TextField
            id={id("to")}
            label={t("booking.address.dropoff")}
            optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
            hint={to.title}
            value={draft.to}
            autoComplete="off"
            onChange={(value) => onChange({ to: value })}
          />
        )}
      </div>
    </Card>
  );
}

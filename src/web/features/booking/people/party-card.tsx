import { seatsAllowed } from "#domain/booking/draft-people.ts";
import { Card } from "#ui/card.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import css from "./party-card.module.css";

/** More suitcases than anyone brings; keeps the stepper within the order's limit. */
const LUGGAGE_MAX = 99;

type PartyCardProps = CardProps & { readonly toFinder: PageLink };

/** The number of travellers and suitcases, never more than the car takes. */
export function PartyCard({ offer: { price }, draft, toFinder, errorOf, onChange }: PartyCardProps) {
  const { t, money } = usePage();
  const { party, capacity, luggage } = draft;
  const { luggage_capacity: boot } = price.car_class;
  const words = (field: string) => ({
    label: field,
    lessLabel: t("booking.less", { field }),
    moreLabel: t("booking.more", { field }),
  });
  return (
    <Card title={t("booking.passengers")} aside={t("booking.capacity", { count: capacity })}>
      <div>
        <NumberStepper
          {...words(t("booking.adults"))}
          id={"adults" satisfies FieldId}
          value={party.adults}
          min={1}
          max={capacity}
          onChange={(adults) => onChange({ type: "party", party: { adults } })}
        />
        <NumberStepper
          {...words(t("booking.children"))}
          id={"children" satisfies FieldId}
          value={party.children}
          max={capacity - party.adults}
          onChange={(children) => onChange({ type: "party", party: { children } })}
        />
        {party.children > 0 &&
          childSeatOffers(price).map(({ kind, price: seat }) => (
            <NumberStepper
              key={kind}
              {...words(t(`booking.seat.${kind}`))}
              id={`seat-${kind}` satisfies FieldId}
              note={seat > 0 ? t("booking.seatPrice", { price: money(seat, price.currency) }) : t("booking.seatFree")}
              value={party.seats[kind]}
              max={seatsAllowed(party, kind)}
              error={errorOf(`seat-${kind}`)}
              onChange={(count) => onChange({ type: "seats", kind, count })}
            />
          ))}
        <NumberStepper
          {...words(t("booking.luggage"))}
          id={"luggage" satisfies FieldId}
          value={luggage}
          max={LUGGAGE_MAX}
          onChange={(count) => onChange({ type: "luggage", count })}
        />
      </div>
      <div aria-live="polite">
        {luggage > boot && (
          <p className={css["warning"]}>
            {t("booking.luggageOver", { count: boot })} <a {...toFinder}>{t("booking.otherCar")}</a>
          </p>
        )}
      </div>
    </Card>
  );
}

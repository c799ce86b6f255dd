import { childSeatOffers } from "#domain/booking/child-seat-offers.ts";
import { seatless, seatsAllowed } from "#domain/booking/draft-people.ts";
import { FieldError } from "#ui/field-error.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import css from "./party-card.module.css";
import type { PeopleProps } from "./people-props.ts";
import { useCountWords } from "./use-count-words.ts";

/** A seat for each child, of those the car offers; or none, where the traveller says that none is needed. */
export function ChildSeats({ offer: { price }, draft, car, errorOf, onChange }: PeopleProps) {
  const { t, money } = usePricedPage();
  const words = useCountWords();
  const { party, ownSeats } = draft;
  const seats = childSeatOffers(price);
  if (seats.length === 0) return null;
  const group = peopleFieldId(car, "child-seats");
  const error = errorOf("child-seats");
  return (
    <div
      className={css["seats"]}
      id={group}
      role="group"
      tabIndex={-1}
      aria-label={t("booking.people.seats")}
      aria-describedby={error && `${group}-error`}
    >
      {seats.map(({ kind, price: seat }) => (
        <NumberStepper
          key={kind}
          {...words(t(`booking.seat.${kind}`))}
          id={peopleFieldId(car, `seat-${kind}`)}
          note={seat > 0 ? t("booking.seatPrice", { price: money(seat, price.currency) }) : t("booking.seatFree")}
          value={party.seats[kind]}
          max={seatsAllowed(party, kind)}
          onChange={(count) => onChange({ type: "seats", kind, count })}
        />
      ))}
      <NumberStepper
        {...words(t("booking.people.ownSeats"))}
        id={peopleFieldId(car, "own-seats")}
        note={t("booking.people.ownSeatsNote")}
        value={ownSeats}
        max={seatless(party)}
        onChange={(count) => onChange({ type: "own-seats", count })}
      />
      <FieldError id={`${group}-error`}>{error}</FieldError>
    </div>
  );
}

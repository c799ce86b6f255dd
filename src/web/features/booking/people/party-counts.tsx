import { childSeatOffers } from "#domain/booking/child-seat-offers.ts";
import { seatless, seatsAllowed } from "#domain/booking/draft-people.ts";
import type { TakenOff } from "#domain/booking/taken-off.ts";
import { FieldError } from "#ui/field-error.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import type { PageLink } from "#web/page/use-link.ts";
import css from "./party-card.module.css";
import type { PeopleProps } from "./people-props.ts";
import { useCountWords } from "./use-count-words.ts";

/** A seat for each child, of those the car offers; or none, where the traveller says that none is needed. */
function ChildSeats({ offer: { price }, draft, car, errorOf, onChange }: PeopleProps) {
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

/** More suitcases than anyone brings; keeps the stepper within the order's limit. */
const LUGGAGE_MAX = 99;

type PartyCountsProps = PeopleProps & {
  /** Where another car is chosen; undefined where the car stays. */
  readonly toFinder: PageLink | undefined;
};

/** The number of travellers and suitcases of one car, never more than it takes; what a press changes besides is said. */
export function PartyCounts({ toFinder, ...people }: PartyCountsProps) {
  const { offer, draft, rules, car, errorOf, onChange } = people;
  const { t } = usePage();
  const words = useCountWords();
  const { party, capacity, luggage, taken } = draft;
  const { luggage_capacity: boot } = offer.price.car_class;
  const count = (wanted: Partial<Pick<typeof party, "adults" | "children">>) =>
    onChange({ type: "party", party: wanted, keepsPassengers: rules.isAirline });
  return (
    <>
      <div>
        <NumberStepper
          {...words(t("booking.adults"))}
          id={peopleFieldId(car, "adults")}
          value={party.adults}
          min={1}
          max={capacity}
          error={errorOf("adults")}
          overText={t("booking.people.adultsAmount", { count: capacity })}
          onChange={(adults) => count({ adults })}
        />
        <NumberStepper
          {...words(t("booking.children"))}
          id={peopleFieldId(car, "children")}
          value={party.children}
          max={capacity - party.adults}
          error={errorOf("children")}
          overText={t("DataForms.Forms.childrenAmount")}
          onChange={(children) => count({ children })}
        />
        {party.children > 0 && <ChildSeats {...people} />}
        <NumberStepper
          {...words(t("booking.luggage"))}
          id={peopleFieldId(car, "luggage")}
          value={luggage}
          max={LUGGAGE_MAX}
          onChange={(count) => onChange({ type: "luggage", count })}
        />
      </div>
      <div aria-live="polite">
        {taken !== null && <p className={`${note["note"]} ${css["warning"]}`}>{saidOf(taken)}</p>}
        {luggage > boot && (
          <p className={`${note["note"]} ${css["warning"]}`}>
            {t("booking.luggageOver", { count: boot })} {toFinder && <a {...toFinder}>{t("booking.otherCar")}</a>}
          </p>
        )}
      </div>
    </>
  );

  function saidOf(left: TakenOff): string {
    const list = (["adults", "children", "seats", "passengers"] as const).flatMap((name) => {
      const count = left[name];
      return count === undefined ? [] : [t(`booking.people.now.${name}`, { count })];
    });
    // Where people had to go, the car is the reason; seats and names follow the people.
    const isFull = left.adults !== undefined || left.children !== undefined;
    return t(isFull ? "booking.people.nowFull" : "booking.people.nowFewer", { list: list.join(", ") });
  }
}

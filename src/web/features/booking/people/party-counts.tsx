import type { TakenOff } from "#domain/booking/taken-off.ts";
import { NumberStepper } from "#ui/number-stepper.tsx";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import { ChildSeats } from "./child-seats.tsx";
import css from "./party-card.module.css";
import type { PeopleProps } from "./people-props.ts";
import { useCountWords } from "./use-count-words.ts";

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

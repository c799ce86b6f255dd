import type { TakenOff } from "#domain/booking/taken-off.ts";
import { Card } from "#ui/card.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import type { FieldId } from "#web/features/booking/fields/field-id.ts";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import type { PageLink } from "#web/page/use-link.ts";
import { ChildSeats } from "./child-seats.tsx";
import css from "./party-card.module.css";
import { useCountWords } from "./use-count-words.ts";

/** More suitcases than anyone brings; keeps the stepper within the order's limit. */
const LUGGAGE_MAX = 99;

type PartyCardProps = CardProps & {
  /** Where another car is chosen; undefined where the car stays. */
  readonly toFinder: PageLink | undefined;
};

/** The number of travellers and suitcases, never more than the car takes; what a press changes besides is said (B10). */
export function PartyCard({ toFinder, ...card }: PartyCardProps) {
  const { offer, draft, errorOf, onChange } = card;
  const { t } = usePage();
  const words = useCountWords();
  const { party, capacity, luggage, taken } = draft;
  const { luggage_capacity: boot } = offer.price.car_class;
  return (
    <Card title={t("booking.passengers")} aside={t("booking.capacity", { count: capacity })}>
      <div>
        <NumberStepper
          {...words(t("booking.adults"))}
          id={"adults" satisfies FieldId}
          value={party.adults}
          min={1}
          max={capacity}
          error={errorOf("adults")}
          overText={t("booking.people.adultsAmount", { count: capacity })}
          onChange={(adults) => onChange({ type: "party", party: { adults } })}
        />
        <NumberStepper
          {...words(t("booking.children"))}
          id={"children" satisfies FieldId}
          value={party.children}
          max={capacity - party.adults}
          error={errorOf("children")}
          overText={t("DataForms.Forms.childrenAmount")}
          onChange={(children) => onChange({ type: "party", party: { children } })}
        />
        {party.children > 0 && <ChildSeats {...card} />}
        <NumberStepper
          {...words(t("booking.luggage"))}
          id={"luggage" satisfies FieldId}
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
    </Card>
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

import { useState } from "react";
import { isExtra, isOnce, piecesAllowed } from "#domain/booking/extra-services.ts";
import { chosenExtras, seatCount, servicesOf, type OfferedService } from "#domain/booking/ordered-services.ts";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { NumberStepper } from "#ui/number-stepper.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { useCountWords } from "#web/features/booking/people/use-count-words.ts";
import { inOneList } from "#web/lib/in-sentence.ts";
import note from "#web/lib/soft-note.module.css";
import { usePricedPage } from "#web/page/priced-page.ts";
import { furtherCars } from "#web/trip/cars/further-cars.ts";
import { offerTrips } from "#web/trip/picked-offer.ts";
import css from "./extra-services.module.css";

/** Names of so many services say what unfolds. */
const NAMES_SHOWN = 3;

/** The price of a piece, which is had in every car and on every way. */
const NOTES = {
  car: { single: "booking.seatPrice", round: "booking.money.serviceEachWay" },
  cars: { single: "booking.cars.service", round: "booking.cars.serviceEachWay" },
} as const;

/** What the operator sells with the car besides child seats, folded until something is wanted. */
export function ExtraServices({ offer, draft, onChange }: CardProps) {
  const { t, money } = usePricedPage();
  const words = useCountWords();
  const { price } = offer;
  const extras = servicesOf(price).filter(isExtra);
  const counts = chosenExtras(price, draft);
  const [isOpen, setOpen] = useState(Object.keys(counts).length > 0);
  const lost = Object.entries(draft.services).filter(
    ([id, count]) => count > 0 && !price.additional_services.some((service) => service.id === Number(id)),
  ).length;
  if (extras.length === 0 && lost === 0) return null;
  const isRound = offerTrips(offer).length > 1;
  const hasCars = furtherCars(offer, draft).length > 0;
  const noteOf = ({ price: each }: OfferedService) => {
    if (each === 0) return t("booking.seatFree");
    const words = hasCars ? NOTES.cars : NOTES.car;
    return t(words[isRound ? "round" : "single"], { price: money(each, price.currency) });
  };
  const set = (id: number, count: number) =>
    onChange({ type: "money", fields: { services: { ...draft.services, [id]: count } } });

  const row = (service: OfferedService) => {
    const { id, name } = service;
    const value = counts[id] ?? 0;
    const field = { id: `service-${id}`, note: noteOf(service) };
    if (isOnce(service)) {
      return (
        <div key={id} className={css["once"]}>
          <Checkbox {...field} label={name} checked={value > 0} onChange={(isWanted) => set(id, Number(isWanted))} />
        </div>
      );
    }
    const max = piecesAllowed(service, counts, seatCount(price, draft));
    return (
      <NumberStepper
        key={id}
        {...words(name)}
        {...field}
        value={value}
        max={max}
        overText={t("booking.money.serviceMost", { count: max })}
        onChange={(count) => set(id, count)}
      />
    );
  };

  return (
    <Card>
      {extras.length === 0 ? (
        <h2 className={css["title"]}>{t("booking.money.services")}</h2>
      ) : (
        <div className={css["folded"]}>
          <Disclosure
            level={2}
            summary={<span className={css["title"]}>{t("booking.money.services")}</span>}
            note={isOpen ? undefined : noteOfAll()}
            open={isOpen}
            onToggle={setOpen}
          >
            {extras.map(row)}
          </Disclosure>
        </div>
      )}
      {lost > 0 && (
        <p className={`${note["note"]} ${css["lost"]}`}>{t("booking.money.servicesLost", { count: lost })}</p>
      )}
    </Card>
  );

  /** What was chosen, or what there is to choose. */
  function noteOfAll(): string {
    const chosen = extras.flatMap(({ id, name }) => {
      const count = counts[id] ?? 0;
      if (count === 0) return [];
      return [count > 1 ? t("booking.lineTimes", { name, count }) : name];
    });
    if (chosen.length > 0) return inOneList(chosen);
    const names = extras.slice(0, NAMES_SHOWN).map(({ name }) => name);
    return inOneList(names) + (extras.length > NAMES_SHOWN ? "…" : "");
  }
}

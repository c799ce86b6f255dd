import { useRef } from "react";
import { addCar, waysWithRoom } from "#domain/booking/change-cars.ts";
import { CARS_MOST, type CarsDraft } from "#domain/booking/further-cars.ts";
import { Button } from "#ui/button.tsx";
import { Plus } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { focusField } from "#web/features/booking/fields/focus-field.ts";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { furtherCars } from "#web/trip/cars/further-cars.ts";
import { offerTrips } from "#web/trip/picked-offer.ts";
import { addSums } from "#web/trip/trip-price.ts";
import { CarCard } from "./car-card.tsx";
import css from "./further-cars.module.css";

/**
 * The cars beside the first one, each with its own people, and the way to one more. A rent has one car, and an order that
 * is changed keeps the cars it has.
 */
export function FurtherCars(card: CardProps) {
  const { offer, draft, onChange } = card;
  const { t, money } = usePricedPage();
  const button = useRef<HTMLButtonElement>(null);
  if (offer.hours !== undefined) return null;
  const rides = offerTrips(offer);
  const cars = furtherCars(offer, draft);
  const put = (fields: CarsDraft) => onChange({ type: "cars", fields });
  const [ways] = waysWithRoom(draft);
  const isFull = ways === undefined || (ways === "back" && rides.length === 1);
  const { currency } = offer.price;
  const added = rides.filter(({ way }) => way === "single" || ways === "both" || way === ways);
  const price = added.reduce((sum, ride) => addSums(sum, ride.price, currency), 0);
  const { adults, children } = draft.party;
  return (
    <>
      {cars.map(({ id }) => (
        <CarCard
          key={id}
          {...card}
          id={id}
          put={put}
          onGone={() => requestAnimationFrame(() => button.current?.focus())}
        />
      ))}
      {offer.changes === undefined && (
        <div className={css["more"]}>
          {!isFull && (
            <Button
              ref={button}
              wide
              icon={<Icon glyph={Plus} size={18} />}
              onClick={() => {
                const next = addCar(draft);
                put(next);
                const { id } = next.cars.at(-1) ?? { id: "" };
                requestAnimationFrame(() => focusField(peopleFieldId(id, "adults")));
              }}
            >
              {t("booking.cars.add", { price: money(price, currency) })}
            </Button>
          )}
          <p>
            {isFull
              ? t("booking.cars.most", { count: CARS_MOST })
              : t(adults + children < draft.capacity ? "booking.cars.note" : "booking.cars.full")}
          </p>
        </div>
      )}
    </>
  );
}

import { changeInCar, removeCar, splitCar, steerCar, waysWithRoom } from "#domain/booking/change-cars.ts";
import { inCar, type CarsDraft, type CarWays } from "#domain/booking/further-cars.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { peopleFieldId } from "#web/features/booking/fields/people-field-id.ts";
import { metCar } from "#web/features/booking/people/met-car.ts";
import { OtherPassengers } from "#web/features/booking/people/other-passengers.tsx";
import { PartyCounts } from "#web/features/booking/people/party-counts.tsx";
import type { PeopleProps } from "#web/features/booking/people/people-props.ts";
import { SignFields } from "#web/features/booking/people/sign-fields.tsx";
import { inSentence } from "#web/lib/in-sentence.ts";
import { usePage } from "#web/page/page.tsx";
import { offerTrips } from "#web/trip/picked-offer.ts";
import { carName } from "./car-name.ts";
import css from "./further-cars.module.css";

type CarCardProps = CardProps & {
  readonly id: string;
  readonly put: (cars: CarsDraft) => void;
  /** The car was taken away, and the focus with it. */
  readonly onGone: () => void;
};

/** A further car: which ways it drives, and who travels in it. The rest it shares with the first one. */
export function CarCard({ id, put, onGone, offer, draft, rules, errorOf }: CarCardProps) {
  const { t } = usePage();
  const car = draft.cars.find((one) => one.id === id);
  if (car === undefined) return null;
  const isRound = offerTrips(offer).length > 1;
  const isChange = offer.changes !== undefined;
  const name = carName(draft, id, isRound, t);
  const met = metCar(offer, draft, id);
  const people: PeopleProps = {
    offer,
    rules,
    draft: inCar(draft, id),
    car: id,
    errorOf: (field) => errorOf(peopleFieldId(id, field)),
    onChange: (change) => put(changeInCar(draft, id, change)),
  };
  return (
    <Card label={name}>
      <div className={css["car"]}>
        <div className={css["head"]}>
          <h2>{name}</h2>
          {!isChange && (
            <Button
              look="link"
              onClick={() => {
                put(removeCar(draft, id));
                onGone();
              }}
            >
              {t("booking.cars.remove", { car: inSentence(name) })}
            </Button>
          )}
        </div>
        {isRound && !isChange && (
          <div className={css["ways"]}>
            <Select
              label={t("booking.cars.ways")}
              value={car.ways}
              options={waysWithRoom(draft, id).map((ways) => ({ value: ways, label: t(`booking.cars.ways.${ways}`) }))}
              onChange={(ways) => put(steerCar(draft, id, ways as CarWays))}
            />
            {car.ways === "both" && (
              <Button look="link" onClick={() => put(splitCar(draft, id))}>
                {t("booking.cars.split")}
              </Button>
            )}
          </div>
        )}
        <div>
          <PartyCounts {...people} toFinder={undefined} />
          <OtherPassengers {...people} />
          <p className={css["note"]}>{t("booking.cars.reach")}</p>
        </div>
        {met && <SignFields {...people} met={met} />}
      </div>
    </Card>
  );
}

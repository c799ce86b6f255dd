import type { ReactNode } from "react";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import { Button } from "#ui/button.tsx";
import { Hourglass, Signpost } from "#ui/glyphs.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { CarCard } from "#web/trip/list/car-card.tsx";
import { CarFacts, type OwnFact } from "#web/trip/list/car-facts.tsx";
import { useSecondPrice } from "#web/trip/second-price.ts";

type RentCardProps = {
  readonly item: RentPriceItem;
  /** The hours asked for. */
  readonly hours: number;
  /** The one card that has the solid button. */
  readonly isMain: boolean;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  readonly onChoose: () => void;
  /** Takes the least hours of this class instead. */
  readonly onTakeHours: (hours: number) => void;
  /** What the opened card shows. */
  readonly children: ReactNode;
};

/** One class of car by the hour: how its sum comes about, its least hours, and how far it goes for its price. */
export function RentCard(props: RentCardProps) {
  const { item, hours, isMain, open, onFold, onChoose, onTakeHours, children } = props;
  const { t, money } = usePricedPage();
  const second = useSecondPrice();
  const { car_class: car, currency, minimum_duration: minimum, terms } = item;
  const least = hoursToTake(hours, minimum);
  const anyLeast = hoursToTake(1, minimum);
  const km = terms.rent?.included_km ?? null;
  const price = money(item.price, currency);
  const rate = money(item.price_per_hour, currency);
  const own: readonly OwnFact[] = [
    ...(anyLeast === undefined
      ? []
      : ([
          {
            glyph: Hourglass,
            text: t("rent.fromHours", { count: anyLeast }),
            tone: least === undefined ? "plain" : "warning",
          },
        ] as const)),
    ...(km === null ? [] : ([{ glyph: Signpost, text: t("rent.kmShort", { km }), tone: "plain" }] as const)),
  ];
  const sum =
    item.car_deliverance_fee > 0
      ? t("rent.sumWithFee", { hours, rate, fee: money(item.car_deliverance_fee, currency) })
      : t("rent.sum", { hours, rate });
  return (
    <CarCard
      car={car}
      badges={item.is_usual ? [t("prices.usual")] : []}
      facts={<CarFacts item={item} own={own} />}
      price={price}
      secondPrice={second(item.alternative_price)}
      note={{ shown: least === undefined ? sum : t("rent.forHours", { count: least }) }}
      open={open}
      onFold={onFold}
      action={
        least === undefined ? (
          <Button
            look={isMain || open ? "primary" : "soft"}
            size="card"
            wide
            aria-label={t("prices.chooseClass", { name: car.title, price })}
            onClick={onChoose}
          >
            {t("prices.choose")}
          </Button>
        ) : (
          <Button
            size="card"
            wide
            aria-label={t("rent.takeHoursOf", { count: least, name: car.title })}
            onClick={() => onTakeHours(least)}
          >
            {t("rent.takeHours", { count: least })}
          </Button>
        )
      }
    >
      {children}
    </CarCard>
  );
}

import { useId, type ReactNode } from "react";
import type { RentPriceItem } from "#contract/prices/rent.ts";
import { hoursToTake } from "#domain/booking/rent-hours.ts";
import type { LocalTime } from "#domain/values/local-time.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Card } from "#ui/card.tsx";
import { ChevronDown, Clock, Luggage, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { RentExtras } from "#web/trip/rent-extras.tsx";
import css from "./rent-card.module.css";

type RentCardProps = {
  readonly item: RentPriceItem;
  /** The hours asked for. */
  readonly hours: number;
  /** The one card that has the solid button. */
  readonly isFirst: boolean;
  /** Until when cancelling is free, where the cars of the list differ in that. */
  readonly freeUntil: LocalTime | undefined;
  /** The price breakdown, when it is open. */
  readonly breakdown: ReactNode;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
  /** Takes the least hours of this class instead. */
  readonly onTakeHours: (hours: number) => void;
};

/** One class of car by the hour: how its sum comes about, its least hours, and how far it goes for its price. */
export function RentCard({
  item,
  hours,
  isFirst,
  freeUntil,
  breakdown,
  onToggle,
  onChoose,
  onTakeHours,
}: RentCardProps) {
  const { t, locale, money } = usePage();
  const panelId = useId();
  const { car_class: car, currency } = item;
  const isOpen = breakdown !== undefined;
  const least = hoursToTake(hours, item.minimum_duration);
  const minimum = hoursToTake(1, item.minimum_duration);
  const paid = least ?? hours;
  const price = money(item.price, currency);
  const rate = money(item.price_per_hour, currency);
  return (
    <Card as="li" look={isOpen ? "chosen" : "plain"}>
      <div className={css["layout"]}>
        <div className={css["picture"]}>
          <CarDrawing {...classDrawing(car)} />
        </div>
        <div className={css["about"]}>
          <h4 className={css["title"]}>{car.title}</h4>
          {car.models.length > 0 && (
            <p className={css["models"]}>{t("prices.models", { models: car.models[0] ?? "" })}</p>
          )}
          <ul className={css["facts"]}>
            <li>
              <Icon glyph={Users} size={18} />
              <span aria-hidden="true">{car.capacity}</span>
              <VisuallyHidden>{t("prices.seats", { count: car.capacity })}</VisuallyHidden>
            </li>
            <li>
              <Icon glyph={Luggage} size={18} />
              <span aria-hidden="true">{car.luggage_capacity}</span>
              <VisuallyHidden>{t("prices.luggage", { count: car.luggage_capacity })}</VisuallyHidden>
            </li>
            {minimum !== undefined && (
              <li data-least={least !== undefined || undefined}>
                <Icon glyph={Clock} size={18} />
                {t("rent.fromHours", { count: minimum })}
              </li>
            )}
          </ul>
        </div>
        <div className={css["offer"]}>
          <div>
            <p className={css["price"]}>{price}</p>
            <p className={css["note"]}>
              {least !== undefined
                ? t("rent.forHours", { count: least })
                : item.car_deliverance_fee > 0
                  ? t("rent.sumWithFee", { hours: paid, rate, fee: money(item.car_deliverance_fee, currency) })
                  : t("rent.sum", { hours: paid, rate })}
            </p>
          </div>
          {least === undefined ? (
            <Button
              look={isFirst || isOpen ? "primary" : "secondary"}
              size="card"
              aria-label={t("prices.chooseClass", { name: car.title, price })}
              onClick={onChoose}
            >
              {t("prices.choose")}
            </Button>
          ) : (
            <Button
              size="card"
              aria-label={t("rent.takeHoursOf", { count: least, name: car.title })}
              onClick={() => onTakeHours(least)}
            >
              {t("rent.takeHours", { count: least })}
            </Button>
          )}
        </div>
        <div className={css["foot"]}>
          <div>
            <RentExtras rent={item.terms.rent} currency={currency} />
            {freeUntil && <p>{t("rent.freeUntil", { moment: formatDayTime(freeUntil, locale) })}</p>}
          </div>
          <button
            type="button"
            className={css["toggle"]}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panelId : undefined}
            aria-label={t("prices.linesOf", { name: car.title })}
            onClick={onToggle}
          >
            {t("prices.lines")}
            <Icon glyph={ChevronDown} size={16} />
          </button>
        </div>
        {isOpen && (
          <div id={panelId} className={css["lines"]}>
            {breakdown}
            <p className={css["provider"]}>{t("prices.provider", { name: item.service_provider.title })}</p>
          </div>
        )}
      </div>
    </Card>
  );
}

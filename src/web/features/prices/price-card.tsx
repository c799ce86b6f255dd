import { useId, useState } from "react";
import type { PriceItem } from "#contract/prices/prices.ts";
import { EMPTY_DRAFT } from "#domain/booking/trip-draft.ts";
import { formatDuration } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Button } from "#ui/button.tsx";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Card } from "#ui/card.tsx";
import { Baby, CircleCheck, Clock, Luggage, Users } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { usePage } from "#web/page/page.tsx";
import { childSeatOffers } from "#web/trip/child-seat-offers.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { offerTrips, type PickedOffer } from "#web/trip/picked-offer.ts";
import { orderPrice } from "#web/trip/trip-price.ts";
import { LinesToggle } from "./lines-toggle.tsx";
import css from "./price-card.module.css";
import { PriceLines } from "./price-lines.tsx";
import { PriceMarks } from "./price-marks.tsx";

type PriceCardProps = {
  readonly offer: PickedOffer;
  readonly onChoose: () => void;
  /** Renews all prices, because this one has expired. */
  readonly onRenew: () => void;
};

/** One car class with everything that helps to choose: room, waiting, cancellation, price. */
export function PriceCard({ offer, onChoose, onRenew }: PriceCardProps) {
  const { t, locale, money } = usePage();
  const item = offer.price;
  const { car_class: car, terms, cancellation_time: cancelMinutes, service_provider: provider } = item;
  const shown = priceShown(offer);
  const price = money(shown.amount, item.currency);
  const [open, setOpen] = useState(false);
  const linesId = useId();
  return (
    <Card as="li">
      <div className={css["layout"]}>
        <div className={css["picture"]}>
          <CarDrawing {...classDrawing(car)} />
        </div>
        <div className={css["about"]}>
          <h3>{car.title}</h3>
          {car.models.length > 0 && (
            <p className={css["models"]}>{t("prices.models", { models: car.models.join(", ") })}</p>
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
            {childSeatOffers(item).length > 0 && (
              <li>
                <Icon glyph={Baby} size={18} />
                {t("prices.childSeats")}
              </li>
            )}
          </ul>
        </div>
        <div className={css["good"]}>
          <ul className={css["facts"]} data-good="">
            {terms.free_waiting > 0 && (
              <li>
                <Icon glyph={Clock} size={18} />
                {t("prices.waiting", { minutes: terms.free_waiting })}
              </li>
            )}
            {cancelMinutes > 0 && (
              <li>
                <Icon glyph={CircleCheck} size={18} />
                {t("prices.freeCancel", { time: formatDuration(cancelMinutes * 60, locale) })}
              </li>
            )}
          </ul>
          <PriceMarks price={item} />
          <div className={css["foot"]}>
            <p>{t("prices.provider", { name: provider.title })}</p>
            <LinesToggle open={open} panelId={linesId} of={car.title} onToggle={() => setOpen(!open)} />
          </div>
        </div>
        <div className={css["offer"]}>
          <div className={css["sum"]}>
            <p className={css["price"]}>{price}</p>
            <p className={css["note"]}>{t(shown.note)}</p>
          </div>
          <Button
            look="primary"
            size="card"
            aria-label={t("prices.chooseClass", { name: car.title, price })}
            onClick={onChoose}
          >
            {t("prices.choose")}
          </Button>
        </div>
        {open && (
          <div id={linesId} className={css["lines"]}>
            <PriceLines rides={offerTrips(offer)} onRenew={onRenew} />
          </div>
        )}
      </div>
    </Card>
  );
}

/** The price on a card: one way, or both ways together if the way back has a price. */
function priceShown(offer: PickedOffer): { readonly amount: number; readonly note: MessageKey } {
  const { total, rides } = orderPrice(offer, EMPTY_DRAFT);
  return { amount: total, note: noteOf(offer.price, offer.roundTrip, rides.length) };
}

function noteOf(price: PriceItem, roundTrip: boolean, rides: number): MessageKey {
  if (rides > 1) return "prices.perCarBoth";
  return roundTrip && price.reverse_price === null ? "prices.oneWayOnly" : "prices.perCar";
}

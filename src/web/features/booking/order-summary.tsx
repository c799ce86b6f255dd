import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { addMinutes } from "#domain/values/local-time.ts";
import { formatDay, formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { CreditCard } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import type { Offer, OfferTrip } from "#web/lib/offer.ts";
import { usePage } from "#web/lib/page.tsx";
import { orderPrice } from "#web/lib/trip-price.ts";
import css from "./order-summary.module.css";
import { pickupOf } from "./trip-times.ts";

const RIDE = { single: "booking.ride", there: "booking.rideThere", back: "booking.rideBack" } as const;

/** What is being ordered, what it costs line by line, and until when cancelling is free. */
export function OrderSummary({ offer, draft }: { readonly offer: Offer; readonly draft: TripDraft }) {
  const { t, money, locale } = usePage();
  const { price } = offer;
  const { rides, seats, total } = orderPrice(offer, draft);
  const sum = (amount: number) => money(amount, price.currency);
  const waiting = price.terms.free_waiting;
  return (
    <Card label={t("booking.summary")} flush>
      {rides.map((ride, index) => (
        <div key={ride.way} className={css["way"]}>
          <RouteLine stops={stopsOf(ride, draft, index)} />
        </div>
      ))}
      <div className={css["sums"]}>
        <dl className={css["lines"]}>
          {rides.map((ride) => (
            <Line key={ride.way} name={t(RIDE[ride.way], { name: price.car_class.title })} sum={sum(ride.price)} />
          ))}
          {seats.map(({ kind, count, sum: amount }) => (
            <Line
              key={kind}
              name={
                count > 1
                  ? t("booking.lineTimes", { name: t(`booking.seat.${kind}`), count })
                  : t(`booking.seat.${kind}`)
              }
              sum={amount > 0 ? sum(amount) : t("booking.seatFree")}
            />
          ))}
          {waiting > 0 && <Line name={t("booking.waiting", { minutes: waiting })} sum={t("booking.includedLine")} />}
        </dl>
        <p className={css["total"]}>
          <span>{t("booking.total")}</span>
          <strong>{sum(total)}</strong>
        </p>
        <p className={css["pay"]}>
          <Icon glyph={CreditCard} size={18} />
          {t("booking.payCard")}
        </p>
        <p className={css["terms"]}>{cancelText()}</p>
      </div>
    </Card>
  );

  function stopsOf(ride: OfferTrip, typed: TripDraft, index: number) {
    const fields = typed.trips[index];
    const pickup = fields && pickupOf(fields);
    const when = pickup
      ? t("booking.pickupAt", { day: formatDay(pickup, locale), time: formatTime(pickup) })
      : t("booking.pickupUnset");
    const time = formatDuration(price.travel_time, locale);
    return [
      { key: "from", title: ride.from.structured_formatting.main_text, note: when },
      { key: "to", title: ride.to.structured_formatting.main_text, note: t("booking.onTheWay", { time }) },
    ];
  }

  function cancelText(): string {
    const minutes = price.cancellation_time;
    if (minutes <= 0) return t("booking.noFreeCancel");
    const [first] = draft.trips;
    const pickup = first && pickupOf(first);
    if (!pickup) return t("booking.freeBefore", { time: formatDuration(minutes * 60, locale) });
    return t("booking.freeUntil", { moment: formatDayTime(addMinutes(pickup, -minutes), locale) });
  }
}

function Line({ name, sum }: { readonly name: string; readonly sum: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sum}</dd>
    </div>
  );
}

import type { ReactNode } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDay, formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Card } from "#ui/card.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { usePage } from "#web/page/page.tsx";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { LaterNote } from "./later-note.tsx";
import { FactList } from "./list/fact-list.tsx";
import css from "./order-trip.module.css";

/** The wire status of a trip that waits for its payment first (contract 4.1). */
const UNPAID = 6;

type OrderTripProps = {
  readonly trip: OrderView["trips"][number];
  /** Of the order. */
  readonly version: number;
  readonly title: string;
  /** Whether the order has other trips. */
  readonly isOneOfMany: boolean;
  /** The map of the trip. */
  readonly map: ReactNode;
};

/** One ordered trip: time, places and car. */
export function OrderTrip({ trip, version, title, isOneOfMany, map }: OrderTripProps) {
  const { t, locale } = usePage();
  const { car_class: car, start, finish } = trip;
  const facts: readonly (readonly [MessageKey, string])[] = [
    ["rent.duration", trip.duration > 0 ? formatDuration(trip.duration, locale) : ""],
    ["orders.provider", trip.provider],
  ];
  // Nobody knows how long luggage takes: after a landing only the drive is promised (B12).
  const arrival =
    start.kind === "suburb"
      ? t("orders.about", { time: formatTime(trip.arrival_time) })
      : t("orders.driveAfter", { time: formatDuration(trip.travel_time, locale) });
  return (
    <Card title={title} aside={t(asideOf(trip, isOneOfMany))}>
      <p className={css["when"]}>
        {formatDay(trip.pickup_time, locale)}, <strong>{formatTime(trip.pickup_time)}</strong>
      </p>
      <div className={css["body"]}>
        <RouteLine
          stops={[
            { key: "start", title: start.title, note: start.address },
            ...trip.stops.map((title, index) => ({ key: `stop-${index}`, title, note: t("orders.stop") })),
            trip.duration > 0
              ? {
                  key: "finish",
                  title: t("rent.until", { time: formatDayTime(trip.arrival_time, locale) }),
                  note: t("rent.endAnywhere"),
                }
              : {
                  key: "finish",
                  title: finish.title,
                  note: [finish.address, arrival].filter(Boolean).join(" · "),
                },
          ]}
        />
        <figure className={css["car"]}>
          <CarDrawing {...classDrawing(car)} />
          <figcaption>
            <strong>{car.title}</strong>
            {car.models.length > 0 && <span>{t("prices.models", { models: car.models.join(", ") })}</span>}
          </figcaption>
        </figure>
      </div>
      <LaterNote {...{ trip, version }} />
      {map}
      <FactList className={css["facts"]} facts={facts} />
    </Card>
  );
}

/** Of several trips each says whether it still waits. */
function asideOf({ cancel_fee: fee, state, status }: OrderTripProps["trip"], isOneOfMany: boolean): MessageKey {
  if (fee !== null) return "orders.tripCancelled";
  return isOneOfMany && state === "placed" && status !== UNPAID ? "orders.tripToConfirm" : "orders.localTimes";
}

import { useState, type ReactNode } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDayTime, formatDuration, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { tripName } from "#i18n/trip-name.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Card } from "#ui/card.tsx";
import { CircleCheck, Info } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { FoldedCard } from "#web/features/orders/folded-card.tsx";
import { useTripDay } from "#web/features/orders/use-trip-day.ts";
import note from "#web/lib/soft-note.module.css";
import { usePage } from "#web/page/page.tsx";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { alikeName, type AlikeTrips } from "./alike-trips.ts";
import { isUnpaid } from "./is-unpaid.ts";
import { LaterNumber } from "./later-number.tsx";
import css from "./order-trip.module.css";
import { TripHead } from "./trip-head.tsx";

type LaterNoteProps = {
  readonly trip: OrderView["trips"][number];
  readonly version: number;
};

/** Asks for the flight or train that was not known when the trip was ordered, and takes it or says where to send it. */
function LaterNote({ trip, version }: LaterNoteProps) {
  const { t, options } = usePage();
  const { phone, mail } = options.seller;
  const [saved, setSaved] = useState<string>();
  const kind = trip.start.kind === "station" ? "station" : "airport";
  const isSaved = !trip.flight_later && saved !== undefined;
  const canSay = trip.change?.details === true;
  return (
    <>
      <div role="status">
        {isSaved && (
          <p className={`${note["note"]} ${css["later"]}`} data-state="saved" tabIndex={-1} ref={takeFocus}>
            <Icon glyph={CircleCheck} size={18} />
            {t(`orders.laterSaved.${kind}`, { number: saved })}
          </p>
        )}
      </div>
      {trip.flight_later && (
        <div className={`${note["note"]} ${css["later"]}`}>
          <Icon glyph={Info} size={18} />
          <p>
            <strong>{t(`orders.laterTitle.${kind}`)}</strong> {t(`orders.laterNote.${kind}`)}{" "}
            {!canSay && phone !== undefined && <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>}
            {!canSay && phone !== undefined && mail !== undefined && ", "}
            {!canSay && mail !== undefined && <a href={`mailto:${mail}`}>{mail}</a>}
          </p>
        </div>
      )}
      {trip.flight_later && canSay && <LaterNumber {...{ trip, version }} onSaved={setSaved} />}
    </>
  );
}

/** The field that had the focus is gone once its number is saved. */
function takeFocus(node: HTMLElement | null): void {
  node?.focus();
}

type OrderTripProps = {
  /** One trip, or equal cars. */
  readonly trips: AlikeTrips;
  /** Of the order. */
  readonly version: number;
  /** Whether the order has other trips. */
  readonly isOneOfMany: boolean;
  /** Only its head stands there until somebody wants to see the rest; of the trip whose pass stands above, only what the pass leaves out. */
  readonly folded: "no" | "head" | "below-pass";
  /** The map of the trip. */
  readonly map: ReactNode;
};

/** An ordered trip, or equal cars as one: time, places and car. */
export function OrderTrip({ trips, version, isOneOfMany, folded, map }: OrderTripProps) {
  const { t } = usePage();
  const tripDay = useTripDay();
  const [trip] = trips;
  // What is asked of the traveller is never folded away, nor is the thanks for an answer.
  const [asks] = useState(() => trips.some(({ flight_later: isLater }) => isLater));
  const title = alikeName(trips, t);
  const body = <TripBody {...{ trips, version, map }} />;
  if (folded === "head" || (folded === "below-pass" && !asks)) {
    const note = folded === "head" ? <TripHead trips={trips} /> : t("orders.pass.tripMore");
    return (
      <FoldedCard title={title} note={note}>
        {body}
      </FoldedCard>
    );
  }
  const aside = asideOf(trip, isOneOfMany);
  return (
    <Card title={title} aside={aside && t(aside)}>
      <p className={css["when"]}>
        {tripDay(trip.pickup_time)}, <strong>{formatTime(trip.pickup_time)}</strong>
      </p>
      {body}
    </Card>
  );
}

function TripBody({ trips, version, map }: Pick<OrderTripProps, "trips" | "version" | "map">) {
  const { t, locale } = usePage();
  const [trip] = trips;
  const { car_class: car, start, finish } = trip;
  const cars = trips.length > 1 ? trips : [];
  const facts: readonly (readonly [name: string, value: string])[] = [
    ...cars.map((one) => [tripName(one, t, "short"), oneOf(one)] as const),
    [t("rent.duration"), trip.duration > 0 ? formatDuration(trip.duration, locale) : ""],
    [t("orders.provider"), trip.provider],
  ];
  // Nobody knows how long luggage takes: after a landing only the drive is promised.
  const arrival =
    start.kind === "suburb"
      ? t("orders.about", { time: formatTime(trip.arrival_time) })
      : t("orders.driveAfter", { time: formatDuration(trip.travel_time, locale) });
  return (
    <>
      <div className={css["body"]}>
        <RouteLine
          stops={[
            { key: "start", title: start.title, note: beside(start) },
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
                  note: [beside(finish), arrival].filter(Boolean).join(" · "),
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
      {trips.map((one) => (
        <LaterNote key={one.order_id} trip={one} version={version} />
      ))}
      {map}
      <dl className={css["facts"]}>
        {facts.map(
          ([name, value]) =>
            value !== "" && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** By what equal cars are told apart: the sign, or who rides. */
function oneOf({ sign, given }: OrderView["trips"][number]): string {
  return sign || (given.passengers[0]?.name ?? "");
}

/** The typed address of an end, where it says more than its name. */
function beside({ title, address }: OrderView["trips"][number]["start"]): string {
  return address === title ? "" : address;
}

/** Of several trips each says whether it still waits. */
function asideOf(trip: AlikeTrips[0], isOneOfMany: boolean): MessageKey | undefined {
  if (trip.cancel_fee !== null) return "orders.tripCancelled";
  return isOneOfMany && trip.state === "placed" && !isUnpaid(trip) ? "orders.tripToConfirm" : undefined;
}

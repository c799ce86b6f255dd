import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { isPaidToDriver } from "#domain/orders/pay-by.ts";
import { formatDuration, formatTime } from "#i18n/format.ts";
import { CarDrawing } from "#ui/car-drawing.tsx";
import { Maximize2, Wallet } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { NameSign } from "#ui/name-sign.tsx";
import { useTripDay } from "#web/features/orders/use-trip-day.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { classDrawing } from "#web/trip/class-drawing.ts";
import { endName } from "./end-name.ts";
import { isSigned } from "./is-signed.ts";
import { SignScreen } from "./sign-screen.tsx";
import type { OrderTripView } from "./timeline-step.ts";
import css from "./travel-pass.module.css";

type TravelPassProps = {
  readonly order: OrderView;
  readonly trip: OrderTripView;
  /** Its name among the trips of its order. */
  readonly name: string;
};

/**
 * The pass of one trip: the sign that a driver will hold, or the car where nobody is met or none is confirmed yet, then behind the
 * perforation what one is asked on the way.
 */
export function TravelPass({ order, trip, name }: TravelPassProps) {
  const { t, locale, money } = usePricedPage();
  const tripDay = useTripDay();
  const [isShown, setShown] = useState(false);
  const { start, finish, car_class: car } = trip;
  const line = [trip.flight_number || trip.train_number, t("common.product")].filter(Boolean).join(" · ");
  const facts = [
    [tripDay(trip.pickup_time), formatTime(trip.pickup_time)],
    [t("orders.flight"), trip.flight_number],
    [t("orders.train"), trip.train_number],
    [t("orders.pass.terminal"), trip.flight_number === "" ? "" : trip.terminal_number],
    [t("rent.duration"), trip.duration > 0 ? formatDuration(trip.duration, locale) : ""],
    [t("orders.passengers"), String(trip.passengers_number)],
  ] as const;
  const way = trip.duration > 0 ? [endName(start)] : [endName(start), ...trip.stops, endName(finish)];
  return (
    <div role="group" className={css["pass"]} data-surface="paper" aria-label={name}>
      {isSigned(trip) && trip.sign !== "" ? (
        <button type="button" className={css["plate"]} data-sign onClick={() => setShown(true)}>
          <NameSign name={trip.sign} line={line} size="large" />
          <span className={css["corner"]}>
            <Icon glyph={Maximize2} size={22} label={t("orders.pass.show")} />
          </span>
        </button>
      ) : (
        <div className={css["plate"]}>
          <span className={css["car"]}>
            <CarDrawing {...classDrawing(car)} />
          </span>
          <p className={css["class"]}>{car.title}</p>
        </div>
      )}
      <div className={css["stub"]}>
        {order.trips.length > 1 && <p className={css["name"]}>{name}</p>}
        <dl className={css["facts"]}>
          {facts.map(
            ([label, value]) =>
              value !== "" && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
        <p className={css["way"]}>{way.join(" → ")}</p>
        {isPaidToDriver(order.pay_by) && trip.price > 0 && (
          <p className={css["cash"]}>
            <Icon glyph={Wallet} size={20} />
            {t("orders.pass.cash", { sum: money(trip.price, order.currency) })}
          </p>
        )}
      </div>
      {isShown && <SignScreen sign={trip.sign} line={line} onClose={() => setShown(false)} />}
    </div>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { setVars } from "#ui/set-vars.ts";
import { useMedia } from "#ui/use-media.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { workQuery } from "#web/console/board/board-queries.ts";
import { TripCard } from "#web/console/board/trip-card.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf, ownZone, pickupWords } from "#web/console/board/trip-words.ts";
import { clockOfDay, dayHours } from "./day-hours.ts";
import css from "./day-list.module.css";

type DayListProps = {
  readonly trips: readonly BoardTripView[];
  readonly day: string;
  readonly byAirport: boolean;
  readonly now: number;
  readonly focused: number | undefined;
  readonly onFocus: (tripId: number) => void;
  readonly onOpen: (trip: BoardTripView) => void;
};

/** The trips of a day under the hours of their own clocks, with a line for now and how many each hour has. */
export function DayList({ trips, day, byAirport, now, focused, onFocus, onOpen }: DayListProps) {
  const { t, api } = useConsole();
  const { data: work } = useQuery(workQuery(api));
  const { local: here, city } = clockOfDay(trips, ownZone(), now);
  const hours = dayHours(trips, byAirport).map(({ hour, parts }) => {
    const of = parts.flatMap(({ trips: own }) => own);
    return { hour, parts, of };
  });
  const most = Math.max(1, ...hours.map(({ of }) => of.length));
  const nowHour = day === here.slice(0, 10) ? here.slice(11, 13) : undefined;
  const isBefore = (hour: string, index: number) =>
    nowHour !== undefined && hour > nowHour && (hours[index - 1]?.hour ?? "") < nowHour;
  const list = useRef<HTMLDivElement>(null);
  const nowLine = useRef<HTMLParagraphElement>(null);
  const showNow = useEffectEvent(() => {
    if (focused === undefined) nowLine.current?.scrollIntoView({ block: "center" });
  });
  // What is done stands above: today opens where it is now; later the eye stays where its owner has moved it.
  useEffect(() => {
    showNow();
  }, [day]);
  // The keys walk on below what is in sight.
  useEffect(() => {
    if (focused !== undefined)
      list.current?.querySelector('[aria-pressed="true"]')?.scrollIntoView({ block: "nearest" });
  }, [focused]);
  const line = (
    <p className={css["now"]} ref={nowLine}>
      <b>{t("console.staff.now", { time: [here.slice(11), city].filter(Boolean).join(" ") })}</b>
    </p>
  );
  const row = (trip: BoardTripView) => (
    <Row
      key={trip.trip_id}
      {...{ trip, now, onFocus, onOpen }}
      isFocused={trip.trip_id === focused}
      isUnopened={work?.unopened.includes(trip.order_id) ?? false}
    />
  );
  return (
    <div className={css["day"]}>
      <nav className={css["hours"]} aria-label={t("console.staff.hours")}>
        {hours.map(({ hour, of }) => (
          <a key={hour} href={`#hour-${hour}`} ref={setVars({ "--share": of.length / most })}>
            <i aria-hidden="true" />
            <span>{hour}:00</span>
            <small>{t("console.staff.trips", { count: of.length })}</small>
          </a>
        ))}
      </nav>
      <div className={css["list"]} ref={list}>
        {hours.map(({ hour, of, parts }, index) => (
          <section key={hour} id={`hour-${hour}`} className={css["hour"]} aria-label={`${hour}:00`}>
            {isBefore(hour, index) && line}
            <h2>
              {hour}:00 <small>{t("console.staff.trips", { count: of.length })}</small>
            </h2>
            {byAirport
              ? parts.map(({ airport, trips: own }) => (
                  <div key={airport} className={css["airport"]}>
                    <h3>
                      {airport || t("console.staff.noAirport")} <small>{own.length}</small>
                    </h3>
                    {own.map(row)}
                  </div>
                ))
              : hour === nowHour
                ? [
                    ...of.filter((trip) => minute(trip) <= here.slice(14)).map(row),
                    <div key="now">{line}</div>,
                    ...of.filter((trip) => minute(trip) > here.slice(14)).map(row),
                  ]
                : of.map(row)}
          </section>
        ))}
      </div>
    </div>
  );
}

const minute = ({ pickup }: BoardTripView) => pickup.local.slice(14, 16);

type RowProps = Pick<DayListProps, "now" | "onFocus" | "onOpen"> & {
  readonly trip: BoardTripView;
  readonly isFocused: boolean;
  readonly isUnopened: boolean;
};

/** One trip of a day: a card on a phone, a line elsewhere. */
function Row({ trip, now, isFocused, isUnopened, onFocus, onOpen }: RowProps) {
  const { t, locale } = useConsole();
  const isPhone = useMedia("(max-width: 1023px)");
  const press = () => (isFocused ? onOpen(trip) : onFocus(trip.trip_id));
  if (isPhone) return <TripCard {...{ trip, now, isFocused, isUnopened }} onPress={press} />;
  const time = pickupWords(trip.pickup, locale);
  const { from, to } = endsOf(trip);
  const isOpen = trip.state === "placed" || trip.state === "confirmed";
  return (
    <button
      type="button"
      className={css["row"]}
      aria-pressed={isFocused}
      data-off={trip.state === "cancelled" || undefined}
      data-trip={trip.trip_id}
      onClick={press}
    >
      <span>
        <b>{time.there}</b> {trip.pickup.city}
        <small>{time.own === "" ? "" : t("console.yourTime", { time: time.yours })}</small>
      </span>
      <span>
        {from}
        <small>{to}</small>
      </span>
      <span>
        <b>{trip.name}</b>
        <small>
          {trip.car_class} · {trip.people}
        </small>
      </span>
      <span>{trip.travel_number}</span>
      <span>
        {trip.driver?.name ?? (isOpen && <em>{t("console.staff.noDriver")}</em>)}
        <small>{trip.driver?.car}</small>
      </span>
      <TripState state={trip.state} />
    </button>
  );
}

import type { ReactNode } from "react";
import { useSearch } from "wouter";
import type { TripItem } from "#contract/orders/trips.ts";
import { pageSearch } from "#contract/search-address.ts";
import { ORDER_TYPE } from "#domain/orders/order-type.ts";
import { formatDuration, formatTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { useChangeLink } from "#web/features/orders/cancel/use-change-link.ts";
import { useTripDay } from "#web/features/orders/use-trip-day.ts";
import { usePage } from "#web/page/page.tsx";
import { usePricedPage } from "#web/page/priced-page.ts";
import { useLink } from "#web/page/use-link.ts";
import css from "./trip-card.module.css";
import { tripStanding } from "./trip-standing.ts";

type FactListProps = {
  /** What is known of a trip, each by its name; an empty one is left out. */
  readonly facts: readonly (readonly [MessageKey, string])[];
  readonly className: string | undefined;
};

/** What is known of a trip, as names with their values. */
function FactList({ facts, className }: FactListProps) {
  const { t } = usePage();
  return (
    <dl className={className}>
      {facts.map(
        ([name, value]) =>
          value !== "" && (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

type TripCardProps = {
  readonly trip: TripItem;
  readonly isAhead: boolean;
  /** The level below the title under which it stands. */
  readonly heading?: "h2" | "h3";
  /** The one that the address of the list names, which is unfolded. */
  readonly isShown?: boolean;
  /** Whether whoever looks may change it. */
  readonly mayChange?: boolean;
  /** What else can be done with it. */
  readonly children?: ReactNode;
};

/** One ordered trip in a list: when, from where to where, how it stands and what it costs. */
export function TripCard(props: TripCardProps) {
  const { trip, isAhead, heading: Heading = "h3", isShown = false, mayChange = true, children } = props;
  const { t, money, locale } = usePricedPage();
  const link = useLink();
  const tripDay = useTripDay();
  const changeLink = useChangeLink();
  const kept = pageSearch(useSearch());
  const { order_id: id, date_arrival: pickup, start_place: start, finish_place: finish } = trip;
  const isRent = trip.order_type === ORDER_TYPE.rent;
  const standing = tripStanding(trip.status, isAhead);
  const fee = trip.cancel_fee;
  const feeText = fee ? t("orders.list.fee", { sum: money(fee, trip.currency) }) : t("orders.list.noFee");
  const [lead] = trip.passengers;
  const facts: readonly (readonly [MessageKey, string])[] = [
    ["orders.list.from", trip.location_address],
    ["orders.list.to", isRent ? "" : trip.destination_address],
    ["orders.flight", start.type_title === "" ? "" : trip.arrival_number],
    ["orders.sign", trip.table],
    ["orders.list.lead", lead?.name ?? ""],
    ["orders.passengers", String(trip.passengers_number)],
    ["orders.provider", trip.service_provider.title],
  ];
  return (
    <Card as="li" look={isShown ? "chosen" : "plain"} label={t("orders.number", { number: trip.booker_number })}>
      <div className={css["head"]}>
        <p className={css["when"]}>
          {tripDay(pickup)}, <strong>{formatTime(pickup)}</strong>
        </p>
        <Badge look={standing.look}>{t(standing.word)}</Badge>
      </div>
      <Heading className={css["route"]}>
        {isRent
          ? t("orders.list.rent", { place: start.title, time: formatDuration(trip.duration, locale) })
          : t("orders.list.route", { from: start.title, to: finish.title })}
      </Heading>
      <p className={css["what"]}>
        <span>
          {trip.car_data.title} · {t("orders.number", { number: trip.booker_number })}
        </span>
        <strong>{fee === null ? money(trip.price.price, trip.currency) : feeText}</strong>
      </p>
      <Disclosure look="link" summary={t("orders.list.details")} {...(isShown && { open: true })}>
        <FactList className={css["facts"]} facts={facts} />
      </Disclosure>
      <div className={css["actions"]}>
        <Button look={isShown ? "primary" : "secondary"} size="card" {...link(`/order/${id}${kept}`)}>
          {t("orders.list.open")}
        </Button>
        {mayChange && isAhead && !trip.is_blocked_update && (
          <Button size="card" {...changeLink(id)}>
            {t("orders.list.change")}
          </Button>
        )}
        <Button look="link" size="card" {...changeLink(id, "repeat")}>
          {t("orders.repeat")}
        </Button>
        {children}
      </div>
    </Card>
  );
}

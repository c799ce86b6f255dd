import type { ReactNode } from "react";
import { addressOf } from "#domain/booking/draft-people.ts";
import type { OrderedService } from "#domain/booking/ordered-services.ts";
import { rentEnd } from "#domain/booking/rent-hours.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import type { AddressEnd } from "#domain/booking/trip-fields.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { Card } from "#ui/card.tsx";
import { RouteLine } from "#ui/route-line.tsx";
import { CertificateField } from "#web/features/booking/bonus/certificate-field.tsx";
import { certificateName, type CertificateState } from "#web/features/booking/bonus/use-certificate.ts";
import type { CardProps } from "#web/features/booking/fields/card-props.ts";
import { pickupTimeOf } from "#web/features/booking/time/trip-times.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { orderLines, timesSum } from "#web/trip/cars/order-lines.ts";
import { offerTrips, type OfferTrip, type PickedOffer } from "#web/trip/picked-offer.ts";
import { RentExtras } from "#web/trip/rent-extras.tsx";
import { addSums, orderPrice, type StopsPrice } from "#web/trip/trip-price.ts";
import { CancelTerms } from "./cancel-terms.tsx";
import css from "./order-summary.module.css";
import { PayChoice } from "./pay-choice.tsx";
import { PriceNotes } from "./price-notes.tsx";
import { SummaryCar } from "./summary-car.tsx";
import { TotalNotes } from "./total-notes.tsx";

const RIDE = { single: "booking.ride", there: "booking.rideThere", back: "booking.rideBack" } as const;

const WAITING = {
  single: "booking.waiting",
  there: "booking.waitingThere",
  back: "booking.waitingBack",
} as const;

type OrderSummaryProps = {
  readonly card: CardProps;
  readonly totalBefore: number | undefined;
  /** The line that says how much of the price is due to the time of a trip. */
  readonly explainTime: (trip: OfferTrip, isShown: true) => ReactNode;
  /** The line that says how the price differs from that of a shared link. */
  readonly explainLink: ReactNode;
  readonly breakdown: ReactNode;
  readonly certificate: CertificateState;
};

/** What is being booked, its price line by line, and when free cancellation ends. */
export function OrderSummary({ card, totalBefore, breakdown, certificate, ...explain }: OrderSummaryProps) {
  const { t, money, locale } = usePricedPage();
  const { offer, draft } = card;
  const { price } = offer;
  // How an order is paid stays with it.
  const isChange = offer.changes !== undefined;
  const priced = orderPrice(offer, draft);
  const { rides, stops, total } = priced;
  const { services, covered, ways } = orderLines(offer, draft);
  const sum = (amount: number) => money(amount, price.currency);
  const carsOn = (ride: number) => ways.filter((way) => way === ride).length;
  return (
    <Card label={t("booking.summary")} flush>
      <SummaryCar car={price.car_class} />
      {rides.map((ride, index) => (
        <div key={ride.way} className={css["way"]}>
          <RouteLine stops={stopsOf(ride, draft, index)} />
        </div>
      ))}
      <div className={css["sums"]}>
        <dl className={css["lines"]}>
          {rides.map((ride, index) => (
            <Line
              key={ride.way}
              name={timesName(rideName(ride), carsOn(index))}
              sum={sum(timesSum(ride.price, carsOn(index), price.currency))}
            />
          ))}
          {stops.count > 0 && (
            <Line
              name={timesName(stopsName(stops), carsOn(0))}
              sum={sum(timesSum(stops.sum, carsOn(0), price.currency))}
            />
          )}
          {services.map(
            (service) =>
              // What comes for nothing stands with the terms.
              (service.sum > 0 || !service.isIncluded) && (
                <Line
                  key={service.id}
                  name={serviceName(service)}
                  sum={service.sum > 0 ? sum(service.sum) : t("booking.seatFree")}
                />
              ),
          )}
          {covered > 0 && <Line name={certificateName(certificate, t)} sum={`−${sum(covered)}`} />}
          {waitingByTrip(offer).map(({ way, minutes }) => (
            <Line key={way} name={t(WAITING[way], { minutes })} sum={t("booking.includedLine")} />
          ))}
        </dl>
        {/* Beside the lines that it explains: nearer to the total it would look like something more to pay. */}
        <PriceNotes
          {...{ rides, carsOn, totalBefore }}
          {...explain}
          total={addSums(total, covered, price.currency)}
          currency={price.currency}
        />
        {price.terms.rent && (
          <p className={css["extras"]}>
            <RentExtras rent={price.terms.rent} currency={price.currency} />
          </p>
        )}
        {breakdown}
        {!isChange && (card.rules.hasCertificate || draft.certificate !== "") && <CertificateField {...certificate} />}
        <p className={css["total"]}>
          <span>{t("booking.total")}</span>
          <strong>{sum(total)}</strong>
        </p>
        <TotalNotes {...{ offer, total }} />
        {!isChange && <PayChoice {...card} />}
        <div className={css["terms"]}>
          <CancelTerms offer={offer} price={priced} ways={ways} trips={draft.trips} />
        </div>
      </div>
    </Card>
  );

  function rideName(ride: OfferTrip): string {
    const name = price.car_class.title;
    return ride.hours === undefined ? t(RIDE[ride.way], { name }) : t("rent.ride", { name, hours: ride.hours });
  }

  function serviceName({ name: own, seat, count }: OrderedService): string {
    const name = seat === undefined ? own : t(`booking.seat.${seat}`);
    return timesName(name, count);
  }

  function timesName(name: string, count: number): string {
    return count > 1 ? t("booking.lineTimes", { name, count }) : name;
  }

  function stopsName({ count, price: each }: StopsPrice): string {
    const name = t("prices.line.stops", { count });
    return count > 1 ? t("booking.stopsEach", { name, price: sum(each) }) : name;
  }

  function stopsOf(ride: OfferTrip, typed: TripDraft, index: number) {
    const fields = typed.trips[index];
    const pickup = fields && pickupTimeOf(fields);
    const when = pickup ? formatDayTime(pickup, locale) : t("booking.pickupUnset");
    const withAddress = (end: AddressEnd, kind: OfferTrip["finishKind"], placeId: string, note: string) => {
      const address = kind === "suburb" ? addressOf(typed, { trip: index, end, placeId }).trim() : "";
      if (address === "") return note;
      return (
        <>
          <span className={css["address"]}>{address}</span>
          {note}
        </>
      );
    };
    const time = formatDuration(price.travel_time, locale);
    const drive = t("booking.onTheWay", { time });
    // Stops are made on the way there only.
    const goesStraight = ride.way === "back" && stops.count > 0;
    const start = {
      key: "from",
      title: ride.from.structured_formatting.main_text,
      note: withAddress("pickup", ride.startKind, ride.from.place_id, when),
    };
    if (ride.hours !== undefined) {
      const end = pickup && rentEnd(pickup, ride.hours, ride.start.timezone);
      const title = end
        ? t("rent.until", { time: formatDayTime(end, locale) })
        : t("rent.hours", { count: ride.hours });
      return [start, { key: "to", title, note: t("rent.endAnywhere") }];
    }
    return [
      start,
      ...ride.stops.map((stop) => ({
        key: stop.place_id,
        title: stop.structured_formatting.main_text,
        note: t("orders.stop"),
      })),
      {
        key: "to",
        title: ride.to.structured_formatting.main_text,
        note: withAddress(
          "dropoff",
          ride.finishKind,
          ride.to.place_id,
          goesStraight ? `${drive}, ${t("booking.noStops")}` : drive,
        ),
      },
    ];
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

/** The included waiting of an order, in minutes: one line when all trips have the same, otherwise one per trip. */
function waitingByTrip(offer: PickedOffer): readonly { readonly way: OfferTrip["way"]; readonly minutes: number }[] {
  const { terms, reverse_price } = offer.price;
  const [, back] = offerTrips(offer);
  const onReturn = reverse_price?.terms.free_waiting ?? 0;
  const all =
    !back || onReturn === terms.free_waiting
      ? [{ way: "single" as const, minutes: terms.free_waiting }]
      : [
          { way: "there" as const, minutes: terms.free_waiting },
          { way: "back" as const, minutes: onReturn },
        ];
  return all.filter(({ minutes }) => minutes > 0);
}

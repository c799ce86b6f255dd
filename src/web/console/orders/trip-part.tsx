import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { OrderView } from "#contract/orders/order-view.ts";
import { formatDay, formatDayTime } from "#i18n/format.ts";
import { NameSign } from "#ui/name-sign.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { Left } from "#web/console/board/trip-cells.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf, ownZone, pickupWords, sumWords } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard, Fact } from "./desk-card.tsx";
import css from "./trip-part.module.css";

type TripPartProps = {
  readonly trip: BoardTripView;
  /** The same trip as its traveller sees it. */
  readonly view: OrderView["trips"][number] | undefined;
  /** Why its ride has an agreed price; undefined where a tariff priced it. */
  readonly agreed?: DeskOrderView["agreed"][number] | undefined;
  readonly now: number;
  /** Of several trips, whether it is the one that keys and buttons mean. */
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One trip of an order: when, from where to where, what its sign says, who drives, and what it costs line by line. */
export function TripPart({ trip, view, agreed, now, isChosen, onChoose }: TripPartProps) {
  const { t, locale } = useConsole();
  const pickup = pickupWords(trip.pickup, locale);
  const { from, to } = endsOf(trip);
  const given = view?.given;
  return (
    <DeskCard
      title={trip.of > 1 ? t("console.tripOf", { n: trip.position, m: trip.of }) : t("console.trip")}
      aside={
        <span className={css["aside"]}>
          <TripState state={trip.state} />
          <Left trip={trip} now={now} />
          {trip.of > 1 && !isChosen && <BarButton onClick={onChoose}>{t("console.choose")}</BarButton>}
        </span>
      }
    >
      <div className={css["way"]} data-chosen={isChosen || undefined}>
        <div className={css["ends"]}>
          <p>
            <b>
              {pickup.time} {from}
            </b>
            <span>
              {formatDay(trip.pickup.local, locale)}, {trip.pickup.city}
              {pickup.own !== "" && ` · ${t("console.yourTime", { time: pickup.yours })}`}
              {trip.travel_number !== "" && ` · ${trip.travel_number}`}
            </span>
          </p>
          {view?.stops.map((stop) => (
            <p key={stop}>
              <span>{stop}</span>
            </p>
          ))}
          <p>
            <b>{trip.rent_seconds === null ? to : t("console.rent", { hours: trip.rent_seconds / 3600 })}</b>
          </p>
        </div>
        {view !== undefined && view.sign !== "" && (
          <div className={css["sign"]}>
            <NameSign name={view.sign} line={trip.travel_number} size="small" />
          </div>
        )}
      </div>
      <dl>
        <Fact label={t("console.column.class")}>
          {trip.car_class}, {t("console.people", { count: trip.people })}
        </Fact>
        <Fact label={t("console.provider")}>
          {trip.sold_by === null
            ? trip.provider.name
            : t("console.order.provider.inPlace", { provider: trip.provider.name, seller: trip.sold_by.name })}
        </Fact>
        <Fact label={t("console.column.driver")}>
          {trip.driver === null
            ? t("console.noDriver")
            : [trip.driver.name, trip.driver.car, trip.driver.plate].filter(Boolean).join(" · ")}
          {trip.driver?.phone && (
            <>
              {" · "}
              <a href={`tel:${trip.driver.phone}`}>{trip.driver.phone}</a>
            </>
          )}
        </Fact>
        {given?.passengers.map((person) => (
          <Fact key={person.name} label={t("console.passenger")}>
            {person.name}
            {person.phone && (
              <>
                {", "}
                <a href={`tel:${person.phone}`}>{person.phone}</a>
              </>
            )}
          </Fact>
        ))}
        {given !== undefined && given.comment !== "" && <Fact label={t("console.comment")}>{given.comment}</Fact>}
      </dl>
      <PriceLines trip={trip} view={view} agreed={agreed} />
    </DeskCard>
  );
}

/** What the trip costs, line by line, and why its ride has an agreed price. */
function PriceLines({ trip, view, agreed }: Pick<TripPartProps, "trip" | "view" | "agreed">) {
  const { t, locale } = useConsole();
  const sum = (amount: number) => sumWords(amount, trip.currency, locale);
  return (
    <table className={css["lines"]}>
      <caption>{t("console.lines")}</caption>
      <tbody>
        {view?.lines.map((line, index) => (
          // Lines have no number, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <tr key={`${line.name} ${index}`}>
            <th scope="row">
              {line.name}
              {index === 0 && agreed !== undefined && (
                <small className={css["why"]}>
                  {t("console.order.agreedWhy", {
                    reason: agreed.reason,
                    who: agreed.by.name || t(`console.author.${agreed.by.kind}`),
                    time: formatDayTime(localTimeIn(ownZone(), agreed.at), locale),
                    tariff: sum(agreed.tariff),
                  })}
                </small>
              )}
            </th>
            <td>{sum(line.price)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>{t("console.total")}</b>
          </th>
          <td>
            <b>{sum(trip.price)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

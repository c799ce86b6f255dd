import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { sourceOf } from "#domain/orders/order-source.ts";
import { payStanding } from "#domain/orders/pay-standing.ts";
import { reachOf } from "#domain/orders/reach.ts";
import type { KeptDriver } from "#domain/orders/trip-driver.ts";
import { workGroupsOf } from "#domain/orders/work-group.ts";
import { endKind } from "#domain/places/place-kind.ts";
import { freeWaitingMinutes } from "#domain/tariffs/terms.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import type { Locale } from "#domain/values/locale.ts";
import { toMajor } from "#domain/values/money.ts";
import { nameIn } from "#domain/values/named.ts";
import { fontCoverage } from "#server/fonts/font-coverage.ts";
import { isRomanised, printedText } from "#server/fonts/printed-text.ts";
import type { BoardRow } from "#server/modules/console/board/board.repository.ts";
import { drivingProvider, type Orders } from "#server/modules/orders/index.ts";

/** How a row of the board is shown. */
export interface BoardReader {
  readonly locale: Locale;
  /** The server's clock. */
  readonly now: number;
  /** Whether phones and e-mails are kept back. */
  readonly isMasked: boolean;
}

function presentDriver({ name, phone, car, plate, isTold }: KeptDriver, isMasked: boolean): BoardTripView["driver"] {
  return { name, phone: isMasked ? "" : phone, car, plate, is_told: isTold };
}

/** How a name reads on paper where it is not printed as it is written. */
async function printedName(name: string): Promise<string | null> {
  const fonts = await fontCoverage();
  return isRomanised(name, fonts) ? printedText(name, fonts) : null;
}

/** Presents one row of the board. */
export async function presentBoardTrip(
  row: BoardRow,
  { prices, gazetteer, sending }: Pick<Orders, "prices" | "gazetteer" | "sending">,
  { locale, now, isMasked }: BoardReader,
): Promise<BoardTripView> {
  const provider = async (id: number) => {
    const found = await prices.providerOf(id);
    return { id, name: found === undefined ? "" : nameIn(found.name, locale) };
  };
  const placeName = (number: number): string => {
    const place = gazetteer.byNumber(number);
    return place === undefined ? "" : nameIn(place.name, locale);
  };
  const cityName = (number: number): string => {
    const place = gazetteer.byNumber(number);
    if (place === undefined) return "";
    return (place.kind === "locality" ? "" : nameIn(place.near, locale)) || nameIn(place.name, locale);
  };
  const start = gazetteer.byNumber(row.start_place);
  const finish = gazetteer.byNumber(row.finish_place);
  const startKind = start === undefined ? "suburb" : endKind(start.kind);
  const [first] = row.passengers;
  const pickupAt = row.pickup_at.getTime();
  const { cost, received, returning, pay_by: payBy } = row;
  const name = first?.name || row.customer_name;
  return {
    trip_id: row.trip_id,
    order_id: row.order_id,
    version: row.version,
    position: row.position,
    of: row.of,
    state: row.state,
    pickup: {
      local: row.pickup_local.slice(0, 16),
      zone: row.pickup_zone,
      city: cityName(row.start_place),
      at: pickupAt,
    },
    arrival: pickupAt + row.seconds * 1000,
    waits_until: pickupAt + freeWaitingMinutes(row.terms, startKind) * MINUTE_MS,
    airport:
      [start, finish].map((place) => (place?.kind === "airport" ? nameIn(place.name, locale) : "")).find(Boolean) ?? "",
    rent_seconds: row.rent_seconds,
    start: { name: placeName(row.start_place), address: row.start_address },
    finish: { name: placeName(row.finish_place), address: row.finish_address },
    stops: row.stops.length,
    travel_number: row.flight_number || row.train_number || row.departure_flight || row.departure_train,
    name,
    printed_name: (await printedName(row.sign)) ?? (await printedName(name)),
    reach: reachOf({ email: row.customer_email, isByPhone: row.placed_by !== null }, sending),
    phone: isMasked ? null : first?.phone || row.customer_phone,
    car_class: nameIn(row.car_class.name, locale),
    people: row.passengers_number,
    luggage: row.luggage,
    provider: await provider(drivingProvider(row)),
    sold_by: drivingProvider(row) === row.provider_id ? null : await provider(row.provider_id),
    driver: row.driver === null ? null : presentDriver(row.driver, isMasked),
    price: toMajor(row.amount, row.currency),
    currency: row.currency,
    pay: {
      standing: payStanding({ payBy, cost, received, returning }),
      received: toMajor(received, row.currency),
      cost: toMajor(cost, row.currency),
    },
    groups: workGroupsOf(
      {
        state: row.state,
        isPromised: row.confirm_by !== null,
        hasUnseenChange: row.has_unseen_change,
        payBy,
        cost,
        received,
        pickupAt,
        hasDriver: row.driver !== null,
        hasProblem: row.problems.length > 0,
      },
      now,
    ),
    problems: row.problems,
    marks: row.marks,
    placed_at: row.placed_at.getTime(),
    source: sourceOf(row),
    partner_id: row.partner_id,
    company_id: row.company_id,
  };
}

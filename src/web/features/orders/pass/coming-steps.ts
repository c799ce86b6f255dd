import type { OrderView } from "#contract/orders/order-view.ts";
import { cancelSteps } from "#domain/booking/cancel-steps.ts";
import { nextAtPickup } from "#domain/booking/next-at-pickup.ts";
import { hasCar, isOff } from "#domain/orders/trip-state.ts";
import { MINUTE_MS } from "#domain/values/durations.ts";
import { formatDuration } from "#i18n/format.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import { ladderOf } from "#web/trip/fee-steps.ts";
import { endName } from "./end-name.ts";
import { isSigned } from "./is-signed.ts";
import { momentIn } from "./next-trip.ts";
import type { OrderTripView, TimelineStep } from "./timeline-step.ts";

type Words = Pick<PricedPage, "t" | "locale" | "money">;

/** What is to come on the clocks of an order's places: payment and confirmation, then each trip. */
export function comingSteps(order: OrderView, words: Words): readonly TimelineStep[] {
  const { t } = words;
  const going = order.trips.filter((trip) => !isOff(trip.state));
  const [first] = going;
  if (first === undefined) return [];
  const waiting = going.find(({ state }) => state === "placed") ?? first;
  const until = (local: string | null, { start: { timezone: zone } }: OrderTripView, text: string): TimelineStep[] =>
    local === null ? [] : [{ at: momentIn(local, zone), zone, text }];
  return [
    ...until(order.pay_until, first, t("orders.line.payUntil")),
    ...(order.confirm_late ? [] : until(order.confirm_by, waiting, t("orders.line.confirmBy"))),
    ...going.flatMap((trip) => tripSteps(order, trip, words)),
  ];
}

/** The steps of one trip: what cancelling costs as time passes, the pick-up, the free waiting, the end. */
function tripSteps(order: OrderView, trip: OrderTripView, words: Words): TimelineStep[] {
  const { t, locale } = words;
  const { start, pickup_time: pickup, terms, order_id: tripId, travel_time: seconds } = trip;
  const zone = start.timezone;
  const begins = momentIn(pickup, zone);
  const free = terms.free_waiting;
  const isAtDoor = start.kind === "suburb";
  const end = { zone: trip.finish.timezone, tripId, at: begins + (trip.duration || seconds) * 1000 };
  return [
    // Nothing is kept of an order that is not paid in time, or that we do not confirm in time.
    ...(order.confirm_late || order.pay_until !== null ? [] : feeChanges(order.placed_at, trip, words)),
    {
      at: begins,
      zone,
      tripId,
      text: pickupText(trip, words),
      ...meetingNote(trip, words),
    },
    ...(free > 0 && hasCar(trip.state)
      ? [{ at: begins + free * MINUTE_MS, zone, tripId, ...waitingText(trip, words) }]
      : []),
    ...(trip.duration > 0 ? [{ ...end, text: t("orders.line.rentEnds") }] : []),
    // Nobody knows how long luggage takes: after a landing only the drive is promised.
    ...(trip.duration === 0 && isAtDoor
      ? [{ ...end, text: t("orders.line.arrive", { place: endName(trip.finish) }) }]
      : []),
    ...(trip.duration === 0 && !isAtDoor
      ? [
          {
            ...end,
            at: Math.max(end.at, begins + free * MINUTE_MS),
            text: t("orders.line.drive", { place: endName(trip.finish), time: formatDuration(seconds, locale) }),
            isUntimed: true,
          },
        ]
      : []),
  ];
}

/** The moments at which cancelling becomes dearer. */
function feeChanges(placedAt: string, trip: OrderTripView, { t }: Words): TimelineStep[] {
  const zone = trip.start.timezone;
  const steps = cancelSteps(ladderOf(trip.terms), trip.pickup_time, localTimeIn(zone, Date.parse(placedAt)));
  return steps.flatMap(({ percent, until }, index) => {
    const later = steps[index + 1]?.percent;
    if (until === undefined || later === undefined) return [];
    const step = { at: momentIn(until, zone), zone, tripId: trip.order_id };
    return percent === 0
      ? [{ ...step, text: t("orders.line.freeEnds"), note: t("orders.line.feeThen", { percent: later }), mark: "free" }]
      : [{ ...step, text: t("orders.line.feeRises", { percent: later }) }];
  });
}

function pickupText(trip: OrderTripView, { t }: Words): string {
  const { start, flight_number: flight, train_number: train } = trip;
  if (start.kind === "airport" && flight !== "") return t("orders.line.landing", { flight });
  if (start.kind === "station" && train !== "") return t("orders.line.train", { train });
  return t("orders.line.pickup", { place: endName(start) });
}

/** Where the driver is met; a sign is promised only where the car is confirmed. */
function meetingNote(trip: OrderTripView, { t }: Words): Pick<TimelineStep, "note" | "mark"> {
  if (!hasCar(trip.state)) return {};
  const { meeting } = nextAtPickup(trip);
  if (meeting === "suburb") return { note: t("orders.nextMeet.suburb") };
  return isSigned(trip) ? { note: t(`orders.nextMeet.${meeting}`), mark: "sign" } : {};
}

/** Until when the driver waits for nothing, from when that counts, and what a delay does to it. */
function waitingText(trip: OrderTripView, { t, locale }: Words) {
  const { terms, start, flight_later: isLater } = trip;
  const time = (minutes: number) => formatDuration(minutes * 60, locale);
  const waits = t(`orders.nextWait.${nextAtPickup(trip).waiting}`, { time: time(terms.free_waiting) });
  const isWatched = start.kind !== "suburb" && !isLater && terms.delay_tolerance > 0;
  const delay = t(start.kind === "station" ? "prices.delayTrain" : "prices.delay", {
    time: time(terms.delay_tolerance),
  });
  return { text: t("orders.line.waits"), note: isWatched ? `${waits} ${delay}.` : waits };
}

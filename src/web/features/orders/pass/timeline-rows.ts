import type { OrderView } from "#contract/orders/order-view.ts";
import { isOff } from "#domain/orders/trip-state.ts";
import { formatDate, formatTime } from "#i18n/format.ts";
import { formatNearTime } from "#i18n/near-day.ts";
import { tripName } from "#i18n/trip-name.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import type { PricedPage } from "#web/page/priced-page.ts";
import { comingSteps } from "./coming-steps.ts";
import { nextTrip } from "./next-trip.ts";
import { pastSteps } from "./past-steps.ts";
import type { TimelineStep } from "./timeline-step.ts";

type Words = Pick<PricedPage, "t" | "locale" | "money">;

/** A row of the line of time. */
export interface TimelineRow {
  readonly key: string;
  readonly state: "done" | "now" | "ahead";
  readonly mark: TimelineStep["mark"];
  /** Empty where it is not known. */
  readonly moment: string;
  /** The trips it is about, where the others are not meant. */
  readonly trips: string;
  readonly text: string;
  readonly note: string | undefined;
  /** Comes after everything about the trip that begins next, and is about others alone. */
  readonly isLater: boolean;
}

/** The line of time of an order: what has happened, where it stands now, what is to come; equal steps of its cars are one. */
export function timelineRows(order: OrderView, at: number, words: Words): readonly TimelineRow[] {
  const happened = pastSteps(order, words);
  // The page's clock goes in steps, and what has just happened is over all the same.
  const now = Math.max(at, ...happened.map((step) => step.at));
  const steps = [...happened, ...comingSteps(order, words)].toSorted((one, other) => one.at - other.at);
  const told = [...Map.groupBy(steps, ({ at, text }) => `${at} ${text}`)];
  let day = "";
  const row = ([key, alike]: (typeof told)[number]): TimelineRow[] => {
    const [step] = alike;
    if (step === undefined) return [];
    const local = localTimeIn(step.zone, step.at);
    const isSameDay = local.slice(0, 10) === day;
    day = local.slice(0, 10);
    const moment = isSameDay ? formatTime(local) : dayAndTime(local, localTimeIn(step.zone, now), words.locale);
    return [
      {
        key,
        state: step.at <= now ? "done" : "ahead",
        mark: step.mark,
        moment: step.isUntimed ? "" : capital(moment, words.locale),
        trips: tripsOf(order, alike, words),
        text: step.text,
        note: step.note,
        isLater: false,
      },
    ];
  };
  const past = told.filter(([, [step]]) => step !== undefined && step.at <= now).flatMap(row);
  const ahead = told.filter(([, [step]]) => step !== undefined && step.at > now);
  const last = ahead.findLastIndex(([, alike]) => alike.some(isOfNext(order, now)));
  const coming = ahead.flatMap((step, index) => row(step).map((told) => ({ ...told, isLater: index > last })));
  if (coming.length === 0) return past;
  const standing = words.t(standingKey(order));
  const here = { key: "now", moment: words.t("orders.line.now"), trips: "", text: standing, note: undefined };
  return [...past, { ...here, state: "now", mark: undefined, isLater: false }, ...coming];
}

/** Whether a step is about the whole order or a car that leaves with the next. */
function isOfNext({ trips }: OrderView, now: number): (step: TimelineStep) => boolean {
  const leaves = nextTrip(trips, now)?.pickup_time;
  const ids = new Set(trips.filter((trip) => trip.pickup_time === leaves).map((trip) => trip.order_id));
  return ({ tripId }) => tripId === undefined || ids.has(tripId);
}

/** The names of the trips that steps are about; none where they are about all that still go. */
function tripsOf({ trips }: OrderView, steps: readonly TimelineStep[], { t }: Words): string {
  const ids = new Set(steps.map(({ tripId }) => tripId));
  const meant = trips.filter((trip) => ids.has(trip.order_id));
  const isAll = ids.has(undefined) || trips.every((trip) => isOff(trip.state) || ids.has(trip.order_id));
  const areOff = meant.some((trip) => isOff(trip.state)) && meant.length < trips.length;
  return isAll && !areOff ? "" : namesOf(meant, t);
}

/** The names of trips; all cars of one way by that way alone. */
function namesOf(trips: OrderView["trips"], t: Words["t"]): string {
  return [...Map.groupBy(trips, ({ way }) => way).values()]
    .flatMap((cars) => (cars.length === cars[0]?.cars && cars[0].way !== "only" ? [{ ...cars[0], cars: 1 }] : cars))
    .map((trip) => tripName(trip, t, "short"))
    .join(", ");
}

/** What an order waits for, or that nothing is left to do. */
function standingKey({ can, confirm_by: until, trips }: OrderView) {
  if (can.pay) return "orders.line.nowPay";
  if (until !== null) return "orders.line.nowConfirm";
  return trips.some((trip) => trip.flight_later && !isOff(trip.state))
    ? "orders.line.nowLater"
    : "orders.line.nowReady";
}

/** A day of another year says which. */
function dayAndTime(local: string, now: string, locale: Words["locale"]): string {
  const isThisYear = local.slice(0, 4) === now.slice(0, 4);
  return isThisYear ? formatNearTime(local, now, locale) : `${formatDate(local, locale)}, ${formatTime(local)}`;
}

function capital(text: string, locale: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

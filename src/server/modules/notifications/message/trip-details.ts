import { cancelSteps } from "#domain/booking/cancel-steps.ts";
import { includedWhereMet } from "#domain/booking/is-met.ts";
import { freeWaitingMinutes, type IncludedService } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import { nameIn } from "#domain/values/named.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import type { MessageRow, Recipient, RepeatTyped } from "#server/modules/notifications/message/message.ts";
import { moneyWords } from "#server/modules/notifications/message/money-words.ts";
import type { TripFacts } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** The facts that a traveller needs about a trip, row by row; missing facts have no row. */
export function tripDetails(trip: TripFacts, nowLocal: string, locale: Locale, typed: RepeatTyped): MessageRow[] {
  const { terms, start } = trip;
  const minutes = freeWaitingMinutes(terms, start.kind);
  const waiting = minutes > 0 ? formatDuration(minutes * 60, locale) : "";
  const [cancelling = "", ...later] = cancellationWords(trip, nowLocal, locale);
  return [
    driverRow(trip, locale, typed),
    ...rideRows(trip, "traveller", locale),
    row(say(locale, "notifications.included"), includedWords(includedWhereMet(start.kind, terms.included), locale)),
    row(
      say(locale, "notifications.waiting"),
      waiting && say(locale, "notifications.free", { time: waiting }),
      delayWords(trip, locale),
    ),
    row(say(locale, "notifications.cancelling"), cancelling, ...later),
    row(say(locale, "orders.provider"), trip.provider?.[locale] ?? ""),
  ].filter(({ value }) => value !== "");
}

/** The rows of a trip that everybody reads: its hours, numbers, car and party. */
export function rideRows(trip: TripFacts, to: Recipient, locale: Locale): MessageRow[] {
  const { carClass, departure } = trip;
  const models = carClass.models.join(", ");
  return [
    rentRow(trip, locale),
    laterRow(trip, to, locale),
    row(say(locale, "orders.flight"), joined(trip.flightNumber, terminalWords(trip.terminal, locale))),
    row(say(locale, "orders.train"), joined(trip.trainNumber, carriageWords(trip, locale))),
    row(say(locale, "orders.departure"), departure === null ? "" : formatDayTime(departure, locale)),
    row(
      say(locale, "orders.onwardFlight"),
      joined(trip.departureFlight, terminalWords(trip.departureTerminal, locale)),
    ),
    row(say(locale, "orders.onwardTrain"), trip.departureTrain),
    row(say(locale, "orders.car"), nameIn(carClass.name, locale), models && say(locale, "prices.models", { models })),
    row(say(locale, "prices.party"), partyWords(trip, locale), luggageWords(trip, locale)),
  ].filter(({ value }) => value !== "");
}

/** A row of its label, its value and notes, of which empty ones are left out. */
export function row(label: string, value: string, ...notes: readonly string[]): MessageRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}

/** Who drives, how to ring them, and what to look for. */
function driverRow({ driver }: TripFacts, locale: Locale, typed: RepeatTyped): MessageRow {
  if (driver === undefined) return row("", "");
  const car = [driver.car, driver.plate].filter(Boolean).join(", ");
  return row(say(locale, "orders.driver"), typed(driver.name), typed(driver.phone), typed(car));
}

/** Asks for the flight or train that was not known when the trip was ordered. */
function laterRow({ flightLater, start: { kind } }: TripFacts, to: Recipient, locale: Locale): MessageRow {
  if (!flightLater || kind === "suburb") return row("", "");
  return row(
    say(locale, kind === "airport" ? "orders.flight" : "orders.train"),
    say(locale, "orders.later"),
    to === "operator" ? "" : say(locale, `orders.laterNote.${kind}`),
  );
}

/** How long a rented car stays, how far it may go for its price, and what more costs. */
function rentRow({ rentSeconds, arrival, terms, cost: { currency } }: TripFacts, locale: Locale): MessageRow {
  if (rentSeconds === undefined) return row("", "");
  const { includedKm: km, extraKm, extraQuarter } = terms.rent ?? {};
  const time = formatDuration(rentSeconds, locale);
  const price = (amount: number): string => moneyWords({ amount, currency }, locale);
  return row(
    say(locale, "notifications.rent"),
    say(locale, "notifications.rentUntil", { time, moment: formatDayTime(arrival.local, locale) }),
    km === undefined ? "" : say(locale, "rent.includedKm", { km }),
    extraKm === undefined ? "" : say(locale, "rent.extraKm", { price: price(extraKm) }),
    extraQuarter === undefined ? "" : say(locale, "rent.extraQuarter", { price: price(extraQuarter) }),
  );
}

/** A terminal or carriage only makes sense next to its flight or train. */
function joined(main: string, more: string): string {
  return main === "" || more === "" ? main : `${main}, ${more}`;
}

/**
 * The steps of the cancellation ladder that are still ahead, one short line each, and the fee after the last one.
 */
function cancellationWords({ pickup, terms }: TripFacts, nowLocal: string, locale: Locale): string[] {
  return cancelSteps(terms.cancellation, pickup.local, nowLocal).map(({ percent, until }, index) => {
    if (until === undefined) return say(locale, index > 0 ? "notifications.cancelLater" : "notifications.cancelFull");
    const moment = formatDayTime(until, locale);
    return percent === 0
      ? say(locale, "notifications.cancelFree", { moment })
      : say(locale, "notifications.cancelFee", { moment, percent });
  });
}

function delayWords({ start, terms, flightLater }: TripFacts, locale: Locale): string {
  if (start.kind === "suburb" || terms.delayToleranceMinutes === 0 || flightLater) return "";
  const time = formatDuration(terms.delayToleranceMinutes * 60, locale);
  return say(locale, start.kind === "airport" ? "prices.delay" : "prices.delayTrain", { time });
}

function terminalWords(terminal: string, locale: Locale): string {
  return terminal && say(locale, "notifications.terminal", { name: terminal });
}

function carriageWords({ carriageNumber: number }: TripFacts, locale: Locale): string {
  return number && say(locale, "notifications.carriage", { number });
}

function partyWords({ people: count, children }: TripFacts, locale: Locale): string {
  const all = say(locale, "prices.seats", { count });
  return children > 0 ? `${all}, ${say(locale, "notifications.children", { count: children })}` : all;
}

function luggageWords({ luggage }: TripFacts, locale: Locale): string {
  return luggage > 0 ? say(locale, "prices.luggage", { count: luggage }) : "";
}

function includedWords(included: readonly IncludedService[], locale: Locale): string {
  const [first = "", ...others] = included.map((name) => say(locale, `prices.included.${name}`));
  return [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(", ");
}

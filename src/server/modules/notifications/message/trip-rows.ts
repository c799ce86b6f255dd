import type { OrderView } from "#contract/orders/orders.ts";
import type { IncludedService } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import { formatDayTime, formatDuration } from "#i18n/format.ts";
import { cancellationWords } from "#server/modules/notifications/message/cancellation-words.ts";
import type { LetterRow } from "#server/modules/notifications/message/letter.ts";
import type { StoredTrip } from "#server/modules/orders/index.ts";
import { say } from "#server/say.ts";

/** A trip as its holder reads it. */
export type TripView = OrderView["trips"][number];

/** What a traveller has to know of a trip, fact by fact; a fact that is not there has no row. */
export function tripRows(view: TripView, trip: StoredTrip, nowLocal: string, locale: Locale): LetterRow[] {
  const { terms, start } = view;
  const models = view.car_class.models.join(", ");
  const delay = start.kind === "suburb" || terms.delay_tolerance === 0 ? "" : delayWords(view, locale);
  const waiting = terms.free_waiting > 0 ? formatDuration(terms.free_waiting * 60, locale) : "";
  const [cancelling = "", ...later] = cancellationWords(view, nowLocal, locale);
  return [
    row(say(locale, "orders.flight"), joined(view.flight_number, terminalWords(trip, locale))),
    row(say(locale, "orders.train"), joined(view.train_number, carriageWords(trip, locale))),
    row(
      say(locale, "orders.departure"),
      view.departure_time === null ? "" : formatDayTime(view.departure_time, locale),
    ),
    row(say(locale, "orders.car"), view.car_class.title, models && say(locale, "prices.models", { models })),
    row(say(locale, "notifications.party"), partyWords(trip, locale), luggageWords(trip, locale)),
    row(say(locale, "notifications.included"), includedWords(terms.included as readonly IncludedService[], locale)),
    row(say(locale, "notifications.waiting"), waiting && say(locale, "notifications.free", { time: waiting }), delay),
    row(say(locale, "notifications.cancelling"), cancelling, ...later),
    row(say(locale, "orders.provider"), view.provider),
  ].filter(({ value }) => value !== "");
}

function row(label: string, value: string, ...notes: readonly string[]): LetterRow {
  return { label, value, notes: notes.filter((note) => note !== "") };
}

/** A terminal or a carriage is worth a word only beside its flight or train. */
function joined(main: string, more: string): string {
  return main === "" || more === "" ? main : `${main}, ${more}`;
}

function delayWords({ start, terms }: TripView, locale: Locale): string {
  const time = formatDuration(terms.delay_tolerance * 60, locale);
  return say(locale, start.kind === "airport" ? "prices.delay" : "prices.delayTrain", { time });
}

function terminalWords({ terminal }: StoredTrip, locale: Locale): string {
  return terminal && say(locale, "notifications.terminal", { name: terminal });
}

function carriageWords({ carriage_number: number }: StoredTrip, locale: Locale): string {
  return number && say(locale, "notifications.carriage", { number });
}

function partyWords({ passengers_number: count, children }: StoredTrip, locale: Locale): string {
  const all = say(locale, "prices.seats", { count });
  return children > 0 ? `${all}, ${say(locale, "notifications.children", { count: children })}` : all;
}

function luggageWords({ luggage }: StoredTrip, locale: Locale): string {
  return luggage > 0 ? say(locale, "prices.luggage", { count: luggage }) : "";
}

function includedWords(included: readonly IncludedService[], locale: Locale): string {
  const [first = "", ...others] = included.map((name) => say(locale, `prices.included.${name}`));
  return [first, ...others.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(", ");
}

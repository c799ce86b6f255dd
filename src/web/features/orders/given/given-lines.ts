import type { OrderView } from "#contract/orders/order-view.ts";
import { isMet } from "#domain/booking/is-met.ts";
import type { Given } from "#domain/orders/change-meaning.ts";
import { inLine } from "#domain/values/in-line.ts";
import { formatDayTime } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import type { Page } from "#web/page/page.tsx";

type Trip = OrderView["trips"][number];

/** One thing that was given with a trip. */
export type GivenLine = {
  readonly given: Given;
  readonly name: MessageKey;
  readonly value: string;
  /** The DOM id of its field on the form that changes the trip; undefined where it has none of its own. */
  readonly field?: string;
};

/** Kinds of lines of a price that are no service. */
const NO_SERVICE: readonly string[] = ["ride", "stops", "certificate"];

/** What was given about a trip itself: when, where, by what and with what. `index` is its place on the form. */
export function tripLines(trip: Trip, index: number, { t, locale }: Pick<Page, "t" | "locale">): readonly GivenLine[] {
  const { start, finish, given } = trip;
  const field = (name: string) => `trip-${index}-${name}`;
  const withTerminal = (flight: string, terminal: string) =>
    flight === "" || terminal === "" ? flight : t("orders.withTerminal", { flight, terminal });
  // The flight or train is that of the end that has one; only a trip between two of them has a second.
  const leaves = start.kind === "suburb";
  const later = trip.flight_later ? t("orders.later") : "";
  const isTrain = (leaves ? finish : start).kind === "station";
  const chosen = trip.lines.filter(({ kind, included }) => !NO_SERVICE.includes(kind) && !included);
  const lines: readonly GivenLine[] = [
    {
      given: "time",
      name: "orders.given.time",
      value: formatDayTime(trip.pickup_time, locale),
      field: field("time"),
    },
    {
      given: "numbers",
      name: "orders.flight",
      value: withTerminal(trip.flight_number, trip.terminal_number) || (isTrain ? "" : later),
      field: field(leaves ? "departureFlight" : "flight"),
    },
    {
      given: "numbers",
      name: "orders.train",
      value:
        [trip.train_number, given.carriage_number && t("orders.given.carriage", { number: given.carriage_number })]
          .filter((part) => part !== "")
          .join(", ") || (isTrain ? later : ""),
      field: field(leaves ? "departureTrain" : "train"),
    },
    {
      given: "departure",
      name: finish.kind === "airport" ? "orders.departureFlight" : "orders.departure",
      value: trip.departure_time === null ? "" : formatDayTime(trip.departure_time, locale),
      field: field("departureTime"),
    },
    {
      given: "numbers",
      name: "orders.onwardFlight",
      value: withTerminal(trip.departure_flight, trip.departure_terminal),
      field: field("departureFlight"),
    },
    { given: "numbers", name: "orders.onwardTrain", value: trip.departure_train, field: field("departureTrain") },
    { given: "places", name: "orders.given.from", value: leaves ? start.address : "", field: field("pickup") },
    {
      given: "places",
      name: "orders.given.to",
      value: finish.kind === "suburb" && trip.duration === 0 ? finish.address : "",
      field: field("dropoff"),
    },
    { given: "stops", name: "orders.given.stops", value: trip.stops.join(" · "), field: "place-stop-1" },
    {
      given: "services",
      name: "orders.given.services",
      value: counted(
        chosen.map(({ name }) => name),
        t,
      ),
      field: "child-seats",
    },
    { given: "company", name: "accounts.tripNumber", value: given.internal_number, field: field("number") },
  ];
  return lines.filter(({ value }) => value !== "");
}

/** What was given about the people of a trip, and what its driver and its payer should know. */
export function peopleLines({ start, terms, sign, given }: Trip, { t }: Pick<Page, "t">): readonly GivenLine[] {
  const [first, ...others] = given.passengers;
  const party = [
    t("booking.people.now.adults", { count: given.adults }),
    ...(given.children > 0 ? [t("booking.people.now.children", { count: given.children })] : []),
  ];
  const lines: readonly GivenLine[] = [
    { given: "passengers", name: "orders.given.lead", value: first?.name ?? "", field: "name" },
    { given: "passengers", name: "booking.phone", value: first?.phone ?? "", field: "phone" },
    { given: "passengers", name: "booking.email", value: first?.email ?? "", field: "email" },
    { given: "sign", name: "orders.sign", value: isMet(start.kind, terms.included) ? sign : "", field: "sign" },
    { given: "party", name: "orders.passengers", value: party.join(", "), field: "adults" },
    {
      given: "passengers",
      name: "orders.given.others",
      value: others.map(({ name, phone }) => inLine([name, phone])).join(" · "),
      field: "passenger-0-name",
    },
    { given: "luggage", name: "booking.luggage", value: String(given.luggage), field: "luggage" },
    { given: "comment", name: "booking.comment", value: given.comment || t("orders.given.none"), field: "comment" },
    { given: "viewers", name: "booking.draft.viewers", value: given.viewers.join(" · "), field: "viewer-0" },
    { given: "company", name: "accounts.costCenter", value: given.cost_center, field: "cost-center" },
    {
      given: "company",
      name: "accounts.coordinatorNumber",
      value: given.coordinator_number,
      field: "coordinator-number",
    },
    { given: "bonusNumber", name: "booking.money.milesNumber", value: given.bonus_number, field: "bonus-number" },
    { given: "certificate", name: "booking.draft.certificate", value: given.certificate },
  ];
  return lines.filter(({ value }) => value !== "");
}

function counted(names: readonly string[], t: Page["t"]): string {
  return [...new Set(names)]
    .map((name) => {
      const count = names.filter((one) => one === name).length;
      return count > 1 ? t("orders.lineTimes", { name, count }) : name;
    })
    .join(" · ");
}

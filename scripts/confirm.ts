// The desk of those who confirm, until the console has one: `npm run confirm` lists what waits, confirms and refuses.
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Desk } from "#server/desk.ts";
import { confirmTrips, findWaitingTrips, refuseTrips } from "#server/modules/orders/index.ts";
import { deskWords, given, numberOf, runAtDesk, sayLine } from "./desk-command.ts";

const HELP = `Lists trips that wait for a person to confirm them, and decides about them. Each decision names who made it.

  npm run confirm                                                     lists what waits, the most urgent first
  npm run confirm -- confirm ORDER [--trip NUMBER] --by NAME [--reason TEXT]
                                                                      there is a car: confirms all trips of the order that wait, or one
  npm run confirm -- refuse ORDER [--trip NUMBER] --by NAME --reason TEXT
                                                                      there is none: cancels them without a fee and gives back what was paid
`;

async function list({ db, clock }: Desk): Promise<void> {
  const waiting = await findWaitingTrips(db);
  for (const { orderId, tripId, pickup, zone, start, finish, confirmBy } of waiting) {
    const until = `${toLocalTime(confirmBy.getTime(), zone)}${confirmBy.getTime() < clock() ? " (overdue)" : ""}`;
    const times = [`confirm by ${until}`, `pick-up ${pickup.slice(0, 16)}`, zone];
    sayLine([`order ${orderId}`, `trip ${tripId}`, ...times, `${start} → ${finish}`].join("  "));
  }
  if (waiting.length === 0) sayLine("Nothing waits.");
}

await runAtDesk(HELP, async (desk) => {
  const { words, said } = deskWords(["by", "reason", "trip"]);
  const [command, order = ""] = words;
  if (command === undefined) return list(desk);
  if (command !== "confirm" && command !== "refuse") return sayLine(HELP);
  const decided = { orderId: numberOf(order), tripId: said.trip === "" ? undefined : numberOf(said.trip) };
  const decision = { by: given(said.by, "--by NAME"), note: said.reason };
  if (command === "confirm") {
    const trips = await confirmTrips(desk, decided, decision);
    return sayLine(`Confirmed: ${trips.join(", ")}. The traveller is written to.`);
  }
  given(said.reason, "--reason TEXT");
  const trips = await refuseTrips(desk, decided, decision);
  return sayLine(`Refused: ${trips.join(", ")}. The traveller is written to, and what was paid goes back.`);
});

// The desk of those who confirm, until the console has one: `npm run confirm` lists what waits, confirms and refuses.
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Desk } from "#server/desk.ts";
import { confirmTrips, findWaitingTrips, refuseTrips } from "#server/modules/orders/index.ts";
import { holdWaived } from "#server/modules/payments/index.ts";
import { deskWords, given, numberOf, runAtDesk, sayLine } from "./desk-command.ts";

const HELP = `Lists trips that wait for a person to confirm them, and decides about them. Each decision names the log-in of the
member of staff who made it and leaves the same entry as in the console.

  npm run confirm                                                     lists what waits, the most urgent first
  npm run confirm -- confirm ORDER [--trip NUMBER] --by LOG-IN [--reason TEXT]
                                                                      there is a car: confirms all trips of the order that wait, or one
  npm run confirm -- refuse ORDER [--trip NUMBER] --by LOG-IN --reason TEXT
                                                                      there is none: cancels them without a fee; what was paid waits for its release
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

await runAtDesk(HELP, async (desk, env) => {
  const { words, said } = deskWords(["by", "reason", "trip"]);
  const [command, order = ""] = words;
  if (command === undefined) return list(desk);
  if (command !== "confirm" && command !== "refuse") return sayLine(HELP);
  const decided = { orderId: numberOf(order), tripId: said.trip === "" ? undefined : numberOf(said.trip) };
  const decision = { by: given(said.by, "--by LOG-IN"), note: said.reason };
  const { limits, unpaid } = env.users;
  const shell = { ...desk, production: env.production, limits, unpaid, holdWaived };
  if (command === "confirm") {
    const trips = await confirmTrips(shell, decided, decision);
    return sayLine(`Confirmed: ${trips.join(", ")}. The traveller is written to.`);
  }
  given(said.reason, "--reason TEXT");
  const trips = await refuseTrips(shell, decided, decision);
  return sayLine(
    `Refused: ${trips.join(", ")}. The traveller is written to, and what was paid goes back once it is released.`,
  );
});

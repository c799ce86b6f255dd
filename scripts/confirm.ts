// `npm run confirm` lists the trips that wait for a person, and confirms or refuses them.
import { toLocalTime } from "#domain/values/zoned-time.ts";
import type { Desk } from "#server/desk.ts";
import { confirmTrips, findWaitingTrips, refuseTrips } from "#server/modules/orders/index.ts";
import { holdWaived } from "#server/modules/payments/index.ts";
import { parseCommandLine, requiredText, parseNumber, runOperatorCommand } from "./operator-command.ts";
import { printLine } from "./print-line.ts";

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
    printLine([`order ${orderId}`, `trip ${tripId}`, ...times, `${start} → ${finish}`].join("  "));
  }
  if (waiting.length === 0) printLine("Nothing waits.");
}

await runOperatorCommand(HELP, async (desk, env) => {
  const { words, options } = parseCommandLine(["by", "reason", "trip"]);
  const [command, order = ""] = words;
  if (command === undefined) return list(desk);
  if (command !== "confirm" && command !== "refuse") return printLine(HELP);
  const decided = { orderId: parseNumber(order), tripId: options.trip === "" ? undefined : parseNumber(options.trip) };
  const decision = { by: requiredText(options.by, "--by LOG-IN"), note: options.reason };
  const { limits, unpaid } = env.users;
  const shell = { ...desk, production: env.production, limits, unpaid, holdWaived };
  if (command === "confirm") {
    const trips = await confirmTrips(shell, decided, decision);
    return printLine(`Confirmed: ${trips.join(", ")}. The traveller is written to.`);
  }
  requiredText(options.reason, "--reason TEXT");
  const trips = await refuseTrips(shell, decided, decision);
  return printLine(
    `Refused: ${trips.join(", ")}. The traveller is written to, and what was paid goes back once it is released.`,
  );
});

import type { CancellationStep, IncludedService, Terms } from "#domain/tariffs/terms.ts";
import type { Fields } from "#server/modules/tariffs/file/open-fields.ts";
import { whole } from "#server/modules/tariffs/kinds/number-kinds.ts";
import { oneOf } from "#server/modules/tariffs/kinds/text-kinds.ts";

const WAITING_MAX_MINUTES = 24 * 60;
const NOTICE_MAX_MINUTES = 60 * 24 * 60;
const DELAY_MAX_MINUTES = 7 * 24 * 60;
const STEPS_MAX = 10;
const INCLUDED = oneOf<IncludedService>(["meeting", "tolls", "luggage", "parking", "water"]);

/** The named terms of a file. */
export function readTerms(root: Fields): ReadonlyMap<string, Terms> {
  const known = ["free-waiting", "cancellation", "delay-tolerance", "included"];
  return new Map(root.named("terms", known).map(({ name, fields }) => [name, readOne(fields)]));
}

function readOne(fields: Fields): Terms {
  const minutes = whole(0, WAITING_MAX_MINUTES);
  const waiting = fields.map("free-waiting", ["airport", "station", "suburb"]);
  if (waiting === undefined) fields.missing("free-waiting");
  return {
    freeWaiting: {
      airport: waiting?.need("airport", minutes) ?? 0,
      station: waiting?.need("station", minutes) ?? 0,
      suburb: waiting?.need("suburb", minutes) ?? 0,
    },
    cancellation: readLadder(fields),
    delayToleranceMinutes: fields.need("delay-tolerance", whole(0, DELAY_MAX_MINUTES)),
    included: [...new Set(fields.values("included", INCLUDED))],
  };
}

function readLadder(fields: Fields): CancellationStep[] {
  const faults = fields.faults();
  const steps = fields
    .maps("cancellation", ["minutes-before", "fee-percent"])
    .map((step) => ({
      minutesBefore: step.need("minutes-before", whole(0, NOTICE_MAX_MINUTES)),
      feePercent: step.need("fee-percent", whole(0, 100)),
    }))
    .toSorted((a, b) => b.minutesBefore - a.minutesBefore);
  if (steps.length > STEPS_MAX) fields.problem("cancellation", "tariffs.file.too-many-steps", { most: STEPS_MAX });
  // What could not be read cannot fall either.
  if (fields.faults() > faults) return steps;
  for (const [at, step] of steps.entries()) {
    const earlier = steps[at - 1];
    if (earlier?.minutesBefore === step.minutesBefore)
      fields.problem("cancellation", "tariffs.file.step-twice", { minutes: step.minutesBefore });
    else if (earlier !== undefined && earlier.feePercent > step.feePercent)
      fields.problem("cancellation", "tariffs.file.steps-falling", {
        later: step.minutesBefore,
        earlier: earlier.minutesBefore,
      });
  }
  return steps;
}

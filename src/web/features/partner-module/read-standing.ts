import type { PROTOCOL } from "#embed/protocol.ts";
import type { Standing } from "#embed/standing.ts";

/** The protocol's own file travels with the frame, and a page without one brings nothing of it along. */
const VERSION: typeof PROTOCOL = 1;

/** Reads what a module has told of how it stands; anything else is nothing. */
export function readStanding(data: unknown): Standing | undefined {
  const { nameboard, name, width, keeps, isHeard } = Object(data) as Readonly<Record<string, unknown>>;
  if (nameboard !== VERSION || name !== "standing") return undefined;
  if (typeof width !== "number" || typeof keeps !== "boolean" || typeof isHeard !== "boolean") return undefined;
  return { name, width, keeps, isHeard };
}

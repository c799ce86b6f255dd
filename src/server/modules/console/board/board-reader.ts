import { identityOf } from "#domain/accounts/actor.ts";
import { staffDegree } from "#domain/accounts/staff-rights.ts";
import type { Caller } from "#server/http/request.ts";
import type { BoardReader } from "#server/modules/console/board/present-board-trip.ts";

/** How rows of the board are shown to a caller; what is not certain to be shown whole is masked. */
export function boardReader({ actor, locale }: Pick<Caller, "actor" | "locale">, now: number): BoardReader {
  const role = identityOf(actor)?.staffRole ?? null;
  const degree = role === null ? undefined : staffDegree(role, "orders");
  return { locale, now, isMasked: degree !== "works" && degree !== "looks" };
}

import type { Kysely } from "kysely";
import type { Clock } from "#server/clock.ts";
import type { Tables } from "#server/database/tables.ts";

/** What a desk works with, where a person of the operator decides: the database and the time. */
export interface Desk {
  readonly db: Kysely<Tables>;
  readonly clock: Clock;
}

/** Who decides, and why. */
export interface Decision {
  readonly by: string;
  readonly note: string;
}

/** A wish that cannot be met, in words for the person at the desk. */
export class DeskRefusal extends Error {}

/** The account of the staff that an author names. */
export function accountOfAuthor(author: string): number | undefined {
  const [, number] = /^operator:(\d+)$/.exec(author) ?? [];
  return number === undefined ? undefined : Number(number);
}

/** Somebody at a desk, as entries and moves name their author. */
export function deskAuthor({ by }: Pick<Decision, "by">): string {
  return `operator:${by}`;
}

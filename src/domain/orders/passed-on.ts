import type { Passenger } from "#domain/booking/passengers.ts";

const MEMBERS = ["name", "phone", "email"] as const satisfies readonly (keyof Passenger)[];

/**
 * The passengers of another trip of an order once it follows the lead passenger of this one: a name, phone or address that both
 * leads had becomes the new one. Undefined where nothing of it does.
 */
export function passedOn(
  before: Passenger | undefined,
  now: Passenger | undefined,
  passengers: readonly Passenger[],
): readonly Passenger[] | undefined {
  const [lead, ...others] = passengers;
  if (before === undefined || now === undefined || lead === undefined) return undefined;
  const followed = MEMBERS.filter(
    (name) => lead[name] !== "" && lead[name] === before[name] && now[name] !== lead[name],
  );
  if (followed.length === 0) return undefined;
  return [{ ...lead, ...Object.fromEntries(followed.map((name) => [name, now[name]])) }, ...others];
}

import { cleanText } from "#domain/booking/free-text.ts";
import type { Passenger } from "#domain/booking/passengers.ts";

type Traveller = Pick<Passenger, "name" | "phone">;

/** So many letters in a row may differ where a name was only put right. */
const SLIP_LETTERS = 2;

/**
 * Whether two forms are about one person: they bear one name, whatever the phone; or there is one phone, and the name was only
 * put right or made longer. Somebody who books for colleagues may give one phone for all of them.
 */
export function isSameTraveller(before: Traveller, now: Traveller): boolean {
  const [one, other] = [nameOf(before), nameOf(now)];
  if (one === other) return true;
  if (digitsOf(before) !== digitsOf(now)) return false;
  return one.startsWith(`${other} `) || other.startsWith(`${one} `) || isSlip(one, other);
}

/** Whether two names differ in one place by a few letters, and not only there. */
function isSlip(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start++;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const differ = Math.max(one.length, other.length) - start - end;
  return differ <= SLIP_LETTERS && start + end > differ;
}

function nameOf({ name }: Traveller): string {
  return cleanText(name).normalize("NFC").toLowerCase().replaceAll("ё", "е");
}

function digitsOf({ phone }: Traveller): string {
  return phone.replaceAll(/\D/g, "");
}

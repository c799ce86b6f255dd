const HEX = 16;

/** A price number in hexadecimal digits; it is below 2^31. */
const NUMBER_DIGITS = 8;

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The other id of a price: its number, and beside it chance that nobody can guess. */
export function priceUid(salt: string, priceId: number): string {
  return priceId.toString(HEX).padStart(NUMBER_DIGITS, "0") + salt.slice(NUMBER_DIGITS);
}

/** The number in the other id of a price; undefined for a text that is none. Whether it is right, the salt tells. */
export function numberInUid(uid: string): number | undefined {
  const text = uid.toLowerCase();
  return UID.test(text) ? Number.parseInt(text.slice(0, NUMBER_DIGITS), HEX) : undefined;
}

const HEX = 16;

/** Length of a price number in hexadecimal digits; the number is below 2^31. */
const NUMBER_DIGITS = 8;

const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The other id of a price: its number, followed by random digits that cannot be guessed. */
export function priceUid(salt: string, priceId: number): string {
  return priceId.toString(HEX).padStart(NUMBER_DIGITS, "0") + salt.slice(NUMBER_DIGITS);
}

/**
 * The price number inside the other id; undefined if the text has a different form. Only the salt proves that the id is
 * genuine.
 */
export function numberInUid(uid: string): number | undefined {
  const text = uid.toLowerCase();
  return UID.test(text) ? Number.parseInt(text.slice(0, NUMBER_DIGITS), HEX) : undefined;
}

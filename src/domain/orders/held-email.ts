import type { Passenger } from "#domain/booking/passengers.ts";

/** Which address an order has, and whom one of its trips had ordered for. */
interface OrderedMail {
  readonly customerEmail: string;
  readonly passengers: readonly Pick<Passenger, "email">[];
}

/**
 * The passengers of a change by whoever has the order's key alone. The address that the order's letters go to stays until it has confirmed
 * another one, so that a forwarded link cannot take the order away; that other one is `asked`.
 */
export function heldEmail(
  wanted: readonly Passenger[],
  { customerEmail, passengers }: OrderedMail,
): { readonly passengers: readonly Passenger[]; readonly asked: string | undefined } {
  const [first, ...others] = wanted;
  const had = passengers[0]?.email ?? "";
  const isOwn = customerEmail !== "" && isSameEmail(had, customerEmail);
  if (first === undefined || !isOwn || isSameEmail(first.email, had)) return { passengers: wanted, asked: undefined };
  return { passengers: [{ ...first, email: had }, ...others], asked: first.email === "" ? undefined : first.email };
}

/** Whether two addresses lead to one mailbox. */
export function isSameEmail(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

import type { Role } from "#domain/accounts/role.ts";
import type { Passenger } from "#domain/booking/passengers.ts";

/**
 * The passengers with the e-mail of the ordinary customer who orders: his own takes the place of the first passenger's, in a
 * change only where that one has none (ROL-09, ROL-11). Everybody else, an administrator too, writes whom he likes (ROL-10).
 */
export function withOwnEmail(
  passengers: readonly Passenger[],
  { role, email }: { readonly role: Role; readonly email: string },
  occasion: "order" | "change",
): readonly Passenger[] {
  const [first, ...others] = passengers;
  if (role !== "customer" || first === undefined) return passengers;
  return occasion === "change" && first.email !== "" ? passengers : [{ ...first, email }, ...others];
}

import type { Role } from "#domain/accounts/role.ts";
import type { Passenger } from "#domain/booking/passengers.ts";

/**
 * The passengers with the ordering customer's own e-mail: it replaces the first passenger's, or in a change only fills a
 * missing one. Everyone else, administrators included, may write to any address.
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

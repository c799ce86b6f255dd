import { expect, test } from "vitest";
import type { Role } from "#domain/accounts/role.ts";
import { isWarnedOfSimilar } from "#domain/orders/similar-trips.ts";

test.each<[Role, boolean, boolean]>([
  ["customer", false, true],
  ["corporate", false, true],
  ["corporate", true, false],
  ["agent", false, false],
  ["admin", false, false],
])(
  "BKF-43: an account of the role %s, coordinator %s, is warned of a similar ride: %s",
  (role, isCoordinator, warned) => {
    expect(isWarnedOfSimilar({ role, isCoordinator })).toBe(warned);
  },
);

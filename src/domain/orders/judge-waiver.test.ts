import { describe, expect, it } from "vitest";
import { USUAL_STAFF_LIMITS } from "#domain/accounts/staff-limits.ts";
import { STAFF_ROLES } from "#domain/accounts/staff-role.ts";
import { judgeWaiver } from "#domain/orders/judge-waiver.ts";

const fee = { termsFee: 500, price: 1000, isOurSide: false, isWaived: false };
const TENTH = { ...USUAL_STAFF_LIMITS, letOffPercent: 10 };
const all = (asked: typeof fee, limits = USUAL_STAFF_LIMITS) =>
  STAFF_ROLES.map((role) => judgeWaiver(asked, role, limits));

describe("ruling 43: a fee that the staff do not charge (owner, dispatcher, support, accountant)", () => {
  it("is due unless somebody gives it up", () => {
    expect(all(fee)).toEqual(["due", "due", "due", "due"]);
  });

  it("is not charged for a reason on our side, and its money waits where whoever presses may not give it up", () => {
    expect(all({ ...fee, isOurSide: true })).toEqual(["given-up", "held", "held", "held"]);
    expect(all({ ...fee, isOurSide: true, isWaived: true })).toEqual(["given-up", "held", "held", "held"]);
  });

  it("is given up for another reason by whoever may, and by nobody else", () => {
    expect(all({ ...fee, isWaived: true })).toEqual(["given-up", "refused", "refused", "refused"]);
  });

  it("of nothing is given up by anybody", () => {
    expect(all({ ...fee, termsFee: 0, isOurSide: true })).toEqual(Array(4).fill("given-up"));
    expect(all({ ...fee, termsFee: 0, isWaived: true })).toEqual(Array(4).fill("given-up"));
  });

  it("is given up by a dispatcher as far as the operator's limit goes", () => {
    expect(all({ ...fee, termsFee: 100, isOurSide: true }, TENTH)).toEqual(["given-up", "given-up", "held", "held"]);
    expect(all({ ...fee, termsFee: 101, isOurSide: true }, TENTH)).toEqual(["given-up", "held", "held", "held"]);
  });
});

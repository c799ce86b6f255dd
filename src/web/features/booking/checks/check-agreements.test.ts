import { expect, test } from "vitest";
import { changeDraft, EMPTY_DRAFT, type TripDraft } from "#domain/booking/trip-draft.ts";
import { accountRules } from "#web/trip/account-rules.ts";
import { EMPLOYEE, PHONES, sampleOffer } from "../../../../../tests/support/sample-offer.ts";
import { checkAgreements } from "./check-agreements.ts";

const missing = (travel_policy: boolean, draft: TripDraft = EMPTY_DRAFT) =>
  checkAgreements(sampleOffer(), draft, accountRules({ ...EMPLOYEE, travel_policy }), PHONES).map(([id]) => id);

test("OPN-082: where the company has travel rules, nothing is booked before their box is ticked; elsewhere nobody is asked", () => {
  expect(missing(true)).toEqual(["policy"]);
  expect(missing(true, changeDraft(EMPTY_DRAFT, { type: "company", fields: { policyAgreed: true } }))).toEqual([]);
  expect(missing(false)).toEqual([]);
});

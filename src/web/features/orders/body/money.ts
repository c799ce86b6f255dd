import { CERTIFICATE_LENGTH } from "#domain/booking/draft-money.ts";
import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { bonusDigits, isBonusNumber } from "#domain/prices/bonus-number.ts";
import { filled } from "./filled.ts";

/** What the whole order says about what was agreed to. */
export function agreedBody({ consents }: TripDraft) {
  return consents.length > 0 ? { consents: [...consents] } : {};
}

/** What each trip says about what it is paid with, and where its miles go: never what would refuse the whole order. */
export function moneyBody({ certificate, bonusNumber }: TripDraft) {
  const number = bonusDigits(bonusNumber);
  return filled({
    hash: certificate.trim().slice(0, CERTIFICATE_LENGTH),
    // One that was left wrong in a field that is no longer asked is nobody's number.
    priority_s7: isBonusNumber(number) ? number : "",
  });
}

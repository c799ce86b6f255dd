import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { filled } from "./filled.ts";

/** What the whole order says about what was agreed to. */
export function agreedBody({ consents }: TripDraft) {
  return consents.length > 0 ? { consents: [...consents] } : {};
}

/** What each trip says about what it is paid with, and where its miles go. */
export function moneyBody({ certificate, bonusNumber }: TripDraft) {
  return filled({ hash: certificate.trim(), priority_s7: bonusNumber.trim() });
}

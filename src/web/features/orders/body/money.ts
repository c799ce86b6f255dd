import type { TripDraft } from "#domain/booking/trip-draft.ts";
import { filled } from "./filled.ts";

/** What each trip says about what it is paid with, and where its miles go. */
export function moneyBody({ certificate, bonusNumber }: TripDraft) {
  return filled({ hash: certificate.trim(), priority_s7: bonusNumber.trim() });
}

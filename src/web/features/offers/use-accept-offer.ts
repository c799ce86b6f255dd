import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { AcceptOfferBody, OfferView } from "#contract/orders/offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { useAttempt } from "#web/api/use-attempt.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { usePage } from "#web/page/page.tsx";
import { keepDetails } from "./details-draft.ts";
import { offerHeaders } from "./offer-key.ts";

type Accepting = { readonly offer: OfferView; readonly offerKey: string; readonly onEnded: () => void };

/** Accepts an offer; pressed again without changes it repeats the same attempt. Then the page of the order opens, which takes the payment. */
export function useAcceptOffer({ offer, offerKey, onEnded }: Accepting) {
  const { t } = usePage();
  const api = useLastingApi();
  const attempt = useAttempt();
  const [, navigate] = useLocation();
  const search = pageSearch(useSearch());
  const [step, setStep] = useState<"idle" | "sending">("idle");
  const [failure, setFailure] = useState<string>();

  const accept = async (
    consents: () => Promise<readonly Consent[] | undefined>,
    bodyOf: (consents: readonly Consent[]) => AcceptOfferBody,
  ): Promise<void> => {
    setStep("sending");
    setFailure(undefined);
    const agreed = await consents();
    if (agreed === undefined) {
      setStep("idle");
      return setFailure(t("booking.agree.failed"));
    }
    const body = bodyOf(agreed);
    try {
      const { order_id: id, order_key: key } = await api("acceptOffer", {
        params: { offer_id: offer.offer_id },
        body,
        headers: { ...offerHeaders(offerKey), ...attempt(body) },
      });
      keepDetails(offer.offer_id, undefined);
      navigate(`/order/${id}${search}#key=${key}`, { replace: true });
    } catch (error) {
      setStep("idle");
      if (refusalCode(error) === "offer-over") onEnded();
      const told = error instanceof ApiError && error.lost === undefined ? error.message : "";
      setFailure(told || t("offers.notAccepted"));
    }
  };
  return { step, failure, accept };
}

import { useEffect, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { AcceptYachtBody, YachtOfferView } from "#contract/orders/yacht-offers.ts";
import { pageSearch } from "#contract/search-address.ts";
import type { Consent } from "#domain/booking/consents.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { useAttempt } from "#web/api/use-attempt.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { offerHeaders } from "#web/features/offers/offer-key.ts";
import { usePay } from "#web/features/payments/use-pay.ts";
import { usePage } from "#web/page/page.tsx";
import { keepYachtDetails } from "./yacht-details.ts";

type Accepting = { readonly offer: YachtOfferView; readonly offerKey: string; readonly onEnded: () => void };

/**
 * Accepts an offer for a yacht and goes on to pay its deposit; pressed again without changes it repeats the same attempt. The page of the
 * order takes the place of the offer: whoever comes back from the bank finds it, and where the payment page did not open it asks again.
 */
export function useAcceptYacht({ offer, offerKey, onEnded }: Accepting) {
  const { t } = usePage();
  const api = useLastingApi();
  const attempt = useAttempt();
  const [, navigate] = useLocation();
  const search = pageSearch(useSearch());
  const [step, setStep] = useState<"idle" | "sending">("idle");
  const [failure, setFailure] = useState<string>();
  const order = useRef<string>(undefined);
  const toOrder = () => order.current !== undefined && navigate(order.current, { replace: true });
  const { pay, problem } = usePay(toOrder);
  useEffect(() => {
    if (problem !== undefined) toOrder();
  });

  const accept = async (
    consents: () => Promise<readonly Consent[] | undefined>,
    bodyOf: (consents: readonly Consent[]) => AcceptYachtBody,
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
      const {
        order_id: id,
        order_key: key,
        transaction,
      } = await api("acceptYachtOffer", {
        params: { offer_id: offer.offer_id },
        body,
        headers: { ...offerHeaders(offerKey), ...attempt(body) },
      });
      keepYachtDetails(offer.offer_id, undefined);
      order.current = `/order/${id}${search}#key=${key}`;
      pay(transaction, key);
    } catch (error) {
      setStep("idle");
      if (refusalCode(error) === "offer-over") onEnded();
      const told = error instanceof ApiError && error.lost === undefined ? error.message : "";
      setFailure(told || t("hires.offer.notAccepted"));
    }
  };
  return { step, failure, accept };
}

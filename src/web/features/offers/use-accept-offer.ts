import { useState } from "react";
import { PERSONAL_DATA_CONSENT, type Consent } from "#domain/booking/consents.ts";
import { ApiError } from "#web/api/api-error.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { useAttempt } from "#web/api/use-attempt.ts";
import { usePage } from "#web/page/page.tsx";
import { offerHeaders } from "./offer-key.ts";

/** An offer that stands, as its screen gives it to the form that accepts it. */
export interface Accepting {
  readonly offerKey: string;
  /** What pressing the button accepts, in the versions in force; undefined where they cannot be had. */
  readonly documents: () => Promise<readonly Consent[] | undefined>;
  /** Reads the offer again, because it has ended meanwhile. */
  readonly onEnded: () => void;
}

/** Accepts an offer of either kind; pressed again without changes it repeats the same attempt. `send` does what follows as well. */
export function useAcceptOffer({ offerKey, documents, onEnded }: Accepting) {
  const { t, locale, options } = usePage();
  const { consentVersion: version } = options;
  const attempt = useAttempt();
  const [step, setStep] = useState<"idle" | "sending">("idle");
  const [failure, setFailure] = useState<string>();
  const personal = version === undefined ? [] : [{ document: PERSONAL_DATA_CONSENT, version, lang: locale }];

  const accept = async <Body extends object>(
    bodyOf: (consents: readonly Consent[]) => Body,
    send: (body: Body, headers: Readonly<Record<string, string>>) => Promise<void>,
  ): Promise<void> => {
    setStep("sending");
    setFailure(undefined);
    const accepted = await documents();
    if (accepted === undefined) {
      setStep("idle");
      return setFailure(t("booking.agree.failed"));
    }
    const body = bodyOf([...accepted, ...personal]);
    try {
      await send(body, { ...offerHeaders(offerKey), ...attempt(body) });
    } catch (error) {
      setStep("idle");
      if (refusalCode(error) === "offer-over") onEnded();
      const told = error instanceof ApiError && error.lost === undefined ? error.message : "";
      setFailure(told || t("offers.notAccepted"));
    }
  };
  return { isSending: step === "sending", failure, accept, asksConsent: version !== undefined };
}

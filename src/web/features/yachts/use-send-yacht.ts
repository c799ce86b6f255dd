import { useState } from "react";
import type { YachtRequestBody } from "#contract/requests/new-requests.ts";
import { useAttempt } from "#web/api/use-attempt.ts";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { usePage } from "#web/page/page.tsx";

/** Sends a request and gives its number; a failure shows a notice and keeps the form. */
export function useSendYacht() {
  const api = useLastingApi();
  const { locale } = usePage();
  const attempt = useAttempt();
  const [step, setStep] = useState<"idle" | "sending" | "failed">("idle");
  const send = async (body: YachtRequestBody): Promise<number | undefined> => {
    setStep("sending");
    try {
      const call = { params: { prefix: locale }, body, headers: attempt(body), notify: true };
      const { request_id: number } = await api("requestYacht", call);
      return number;
    } catch {
      setStep("failed");
      return undefined;
    }
  };
  return { step, send };
}

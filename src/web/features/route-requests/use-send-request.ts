import { useState } from "react";
import type { RouteRequestBody } from "#contract/requests/new-requests.ts";
import { useApi } from "#web/api/api-context.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useAttempt } from "#web/api/use-attempt.ts";
import { usePage } from "#web/page/page.tsx";

/** The stage of sending a request. */
export type Sending =
  | { readonly step: "idle" }
  | { readonly step: "sending" }
  | { readonly step: "failed"; readonly message: string }
  | { readonly step: "sent"; readonly number: number; readonly email: string };

/** Sends a request; pressing again without changes repeats the same request, whatever happened to the first call. */
export function useSendRequest() {
  const { t } = usePage();
  const api = useApi();
  const [sending, setSending] = useState<Sending>({ step: "idle" });
  const attempt = useAttempt();

  const send = async (body: RouteRequestBody): Promise<boolean> => {
    setSending({ step: "sending" });
    try {
      const { request_id: number } = await api("requestRoute", { body, headers: attempt(body), keep: true });
      setSending({ step: "sent", number, email: body.contact.email ?? "" });
      return true;
    } catch (error) {
      const told = error instanceof ApiError && error.lost === undefined ? error.message : "";
      setSending({ step: "failed", message: told || t("prices.request.failed") });
      return false;
    }
  };
  return { sending, send };
}

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { RequestPageView } from "#contract/operator/request-views.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { ConsoleInput } from "#web/console/api/console-api.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { requestQuery } from "./request-queries.ts";

type RequestAction =
  | "declineRequest"
  | "closeRequest"
  | "makeOffer"
  | "makeYachtOffer"
  | "addYachtPhoto"
  | "withdrawOffer";

/** Calls whose address says itself that they are about a yacht. */
const OF_YACHTS: ReadonlySet<RequestAction> = new Set(["makeYachtOffer", "addYachtPhoto"]);

type Body<Name extends RequestAction> = Omit<EndpointInput<ConsoleCalls[Name]>["body"], "version">;

type Doing = { readonly action: RequestAction; readonly body: object };

/** What has become of a press, in words; and where somebody came first, the request as it was seen and as it is now. */
export interface RequestSaid {
  readonly text: string;
  readonly isBad: boolean;
  readonly met?: { readonly seen: RequestPageView; readonly page: RequestPageView };
}

/** How often a lost answer is asked for again under the same key before it is said to be unknown. */
const TRIES = 3;

/** What the staff does to one request: one attempt each, by the version that was seen, and its outcome in words. */
export function useRequestActions(seen: RequestPageView, onDone: (page: RequestPageView) => void) {
  const { kind, request_id: id, version } = seen.request;
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<RequestSaid>();
  // Whoever presses again after a lost answer repeats the same attempt, which is done once.
  const lost = useRef<{ readonly doing: string; readonly attempt: string }>(undefined);
  const mutation = useMutation({
    mutationFn: async ({ action, body }: Doing): Promise<RequestPageView> => {
      const doing = JSON.stringify([action, version, body]);
      const attempt = lost.current?.doing === doing ? lost.current.attempt : newAttemptKey();
      lost.current = undefined;
      const input = {
        params: OF_YACHTS.has(action) ? { request_id: id } : { kind, request_id: id },
        body: { ...body, version },
        attempt,
      } as ConsoleInput<"closeRequest">;
      for (let tried = 1; ; tried++) {
        try {
          return await api(action as "closeRequest", input);
        } catch (error) {
          const isLost = error instanceof ApiError && error.lost === "network";
          if (isLost && tried === TRIES) lost.current = { doing, attempt };
          if (!isLost || tried === TRIES) throw error;
          await new Promise((resolve) => setTimeout(resolve, 1000 * tried));
        }
      }
    },
    onMutate: () => setSaid(undefined),
    onSuccess: (page, { action }) => {
      client.setQueryData(["requests", "one", kind, id], page);
      onDone(page);
      setSaid({ text: t(`console.requests.done.${action}`), isBad: false });
    },
    onError: (error) => {
      const words = error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown");
      const told = { text: words, isBad: true };
      setSaid(told);
      // Whoever came second is told who did what: the page follows what others do, and what was seen is here alone.
      if (refusalCode(error) === "request-changed")
        void client
          .fetchQuery({ ...requestQuery(api, kind, id), staleTime: 0 })
          .then((page) => setSaid((now) => (now === told ? { ...told, met: { seen, page } } : now)))
          .catch(() => undefined);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ["requests"] }),
  });
  const act = <Name extends RequestAction>(action: Name, body: Body<Name>): Promise<boolean> =>
    mutation.mutateAsync({ action, body }).then(
      () => true,
      () => false,
    );
  return { said, isBusy: mutation.isPending, act };
}

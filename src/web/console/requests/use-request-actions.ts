import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { callsAlike } from "#web/console/api/console-api.ts";
import type { CallBody, CallsAlike } from "#web/console/api/console-calls.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useKeptAttempt } from "#web/console/api/use-kept-attempt.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { requestQuery } from "./request-queries.ts";

type RequestParams = Pick<RequestPageView["request"], "kind" | "request_id">;

/** The calls that do something to a request and answer what it is then. */
type RequestAction = CallsAlike<RequestParams, RequestPageView>;

type Doing = { readonly action: RequestAction; readonly send: () => Promise<RequestPageView> };

/** What has become of a press, in words; and where somebody came first, the request as it was seen and as it is now. */
export interface RequestSaid {
  readonly text: string;
  readonly isBad: boolean;
  readonly met?: { readonly seen: RequestPageView; readonly page: RequestPageView };
}

/** What the staff does to one request: one attempt each, and its outcome in words. */
export function useRequestActions(seen: RequestPageView, onDone: (page: RequestPageView) => void) {
  const { kind, request_id: id } = seen.request;
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<RequestSaid>();
  const keep = useKeptAttempt();
  const call = callsAlike<RequestParams, RequestPageView>(api);
  const mutation = useMutation({
    mutationFn: async ({ send }: Doing) => send(),
    onMutate: () => setSaid(undefined),
    onSuccess: (page, { action }) => {
      client.setQueryData(["requests", "one", kind, id], page);
      onDone(page);
      setSaid({ text: t(`console.requests.done.${action}`), isBad: false });
    },
    onError: (error) => {
      const words = serverWords(error) ?? t("console.unknown");
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
  const act = <Name extends RequestAction>(action: Name, body: CallBody<Name>): Promise<boolean> => {
    const sent = { params: { kind, request_id: id }, body };
    const send = () => keep([action, body], (attempt) => call(action, { ...sent, attempt }));
    return mutation.mutateAsync({ action, send }).then(
      () => true,
      () => false,
    );
  };
  return { said, isBusy: mutation.isPending, act };
}

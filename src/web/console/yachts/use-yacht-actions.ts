import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { callsAlike } from "#web/console/api/console-api.ts";
import type { CallBody, CallsAlike, ConsoleCalls } from "#web/console/api/console-calls.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useKeptAttempt } from "#web/console/api/use-kept-attempt.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { metPress, type MeantState } from "#web/console/live/met-press.ts";
import type { Said } from "#web/console/live/said-part.tsx";

type YachtParams = { readonly order_id: number };
type YachtNow = EndpointResult<ConsoleCalls["moveYacht"]>;

/** The calls that do something to a yacht and answer how it stands then. */
type YachtAction = CallsAlike<YachtParams, YachtNow>;

type Doing = {
  /** Without an answer it says nothing of how the yacht stands. */
  readonly send: () => Promise<YachtNow | undefined>;
  /** Words for what is done, once it is. */
  readonly done: string;
  readonly meant?: MeantState | undefined;
};

/** What the staff does to a yacht order: one attempt each, and its outcome in words. */
export function useYachtActions({ orderId, version }: { readonly orderId: number; readonly version: number }) {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<Said>();
  const keep = useKeptAttempt();
  const why = (error: unknown): string => serverWords(error) ?? t("console.unknown");
  const mutation = useMutation({
    mutationFn: async ({ send }: Doing) => send(),
    onMutate: () => setSaid(undefined),
    onSuccess: (now, { done }) => {
      // What is pressed next names the version that this has made, and not the one before it.
      if (now !== undefined)
        client.setQueryData<DeskOrderView>(["board", "order", orderId], (order) =>
          order === undefined
            ? order
            : { ...order, version: now.version, steps: [], view: { ...order.view, state: now.state } },
        );
      setSaid({ text: done, isBad: false });
    },
    onError: (error, { meant }) => {
      const isOld = refusalCode(error) === "order-changed-meanwhile";
      const told = { text: isOld ? t("console.changedMeanwhile") : why(error), isBad: true };
      setSaid(told);
      if (isOld && meant !== undefined)
        void metPress({ client, api }, { orderId, since: version, meant }).then((met) =>
          setSaid((now) => (now === told ? { ...told, met } : now)),
        );
    },
    // Nobody waits for it: what was done is shown already.
    onSettled: () => void client.invalidateQueries({ queryKey: ["board"] }),
  });
  const params = { order_id: orderId };
  const act = <Name extends YachtAction>(action: Name, body: CallBody<Name>, done: string, meant?: MeantState) => {
    const call = callsAlike<YachtParams, YachtNow>(api);
    const send = () => keep([action, orderId, body], (attempt) => call(action, { params, body, attempt }));
    return mutation.mutateAsync({ send, done, meant }).then(
      () => true,
      () => false,
    );
  };
  return {
    said,
    isBusy: mutation.isPending,
    move: (body: Omit<CallBody<"moveYacht">, "version">, was: string, done: string) =>
      act("moveYacht", { ...body, version }, done, { was, mine: body.state }),
    /** By the version that its window showed, as cancelling. */
    correct: (body: CallBody<"correctYacht">, done: string) => act("correctYacht", body, done),
    cancel: (body: CallBody<"cancelYacht">, done: string) => act("cancelYacht", body, done),
    note: async (text: string): Promise<true | string> => {
      const send = () =>
        keep(["addNote", orderId, text], async (attempt) => {
          await api("addNote", { params, body: { text }, attempt });
          return undefined;
        });
      return mutation.mutateAsync({ send, done: t("console.noted") }).then(() => true as const, why);
    },
  };
}

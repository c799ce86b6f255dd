import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import type { cancelYacht, correctYacht, moveYacht } from "#contract/operator/yachts/yachts.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { ConsoleInput } from "#web/console/api/console-api.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { metPress, type MeantState } from "#web/console/live/met-press.ts";
import type { Said } from "#web/console/live/said-part.tsx";

type Move = Omit<EndpointInput<typeof moveYacht>["body"], "version">;

type Doing = {
  readonly action: "moveYacht" | "correctYacht" | "cancelYacht" | "addNote";
  readonly body: object;
  /** Words for what is done, once it is. */
  readonly done: string;
  readonly meant?: MeantState | undefined;
};

/** What the staff does to a yacht order: one attempt each, and its outcome in words. */
export function useYachtActions({ orderId, version }: { readonly orderId: number; readonly version: number }) {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<Said>();
  // Whoever presses again after a lost answer repeats the same attempt, which is done once.
  const lost = useRef<{ readonly doing: string; readonly attempt: string }>(undefined);
  const why = (error: unknown): string =>
    error instanceof ApiError && error.message !== "" ? error.message : t("console.unknown");
  const mutation = useMutation({
    mutationFn: async ({ action, body }: Doing) => {
      const doing = JSON.stringify([action, orderId, body]);
      const attempt = lost.current?.doing === doing ? lost.current.attempt : newAttemptKey();
      lost.current = { doing, attempt };
      const input = { params: { order_id: orderId }, body, attempt } as ConsoleInput<"moveYacht">;
      const done = await api(action as "moveYacht", input);
      lost.current = undefined;
      return done;
    },
    onMutate: () => setSaid(undefined),
    onSuccess: ({ version: is, state }, { action, done }) => {
      // What is pressed next names the version that this has made, and not the one before it.
      if (action !== "addNote")
        client.setQueryData<DeskOrderView>(["board", "order", orderId], (order) =>
          order === undefined ? order : { ...order, version: is, steps: [], view: { ...order.view, state } },
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
  const act = (doing: Doing): Promise<boolean> =>
    mutation.mutateAsync(doing).then(
      () => true,
      () => false,
    );
  return {
    said,
    isBusy: mutation.isPending,
    move: (body: Move, was: string, done: string) =>
      act({ action: "moveYacht", body: { ...body, version }, done, meant: { was, mine: body.state } }),
    /** By the version that its window showed, as cancelling. */
    correct: (body: EndpointInput<typeof correctYacht>["body"], done: string) =>
      act({ action: "correctYacht", body, done }),
    cancel: (body: EndpointInput<typeof cancelYacht>["body"], done: string) =>
      act({ action: "cancelYacht", body, done }),
    note: async (text: string): Promise<true | string> =>
      mutation
        .mutateAsync({ action: "addNote", body: { text }, done: t("console.noted") })
        .then(() => true as const, why),
  };
}

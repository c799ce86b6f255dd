import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { cancelYacht, correctYacht, moveYacht } from "#contract/operator/yachts/yachts.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import type { ConsoleInput } from "#web/console/api/console-api.ts";
import { useConsole } from "#web/console/app/console.tsx";

type Move = Omit<EndpointInput<typeof moveYacht>["body"], "version">;

type Doing = {
  readonly action: "moveYacht" | "correctYacht" | "cancelYacht" | "addNote";
  readonly body: object;
  /** Words for what is done, once it is. */
  readonly done: string;
};

/** What the staff does to a yacht order: one attempt each, and its outcome in words. */
export function useYachtActions({ orderId, version }: { readonly orderId: number; readonly version: number }) {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [said, setSaid] = useState<{ readonly text: string; readonly isBad: boolean }>();
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
      await api(action as "moveYacht", input);
      lost.current = undefined;
    },
    onMutate: () => setSaid(undefined),
    onSuccess: (_, { done }) => setSaid({ text: done, isBad: false }),
    onError: (error) => {
      const isOld = refusalCode(error) === "order-changed-meanwhile";
      setSaid({ text: isOld ? t("console.changedMeanwhile") : why(error), isBad: true });
    },
    onSettled: () => client.invalidateQueries({ queryKey: ["board"] }),
  });
  const act = (doing: Doing): Promise<boolean> =>
    mutation.mutateAsync(doing).then(
      () => true,
      () => false,
    );
  return {
    said,
    isBusy: mutation.isPending,
    move: (body: Move, done: string) => act({ action: "moveYacht", body: { ...body, version }, done }),
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

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { refusalCode } from "#web/api/refusal-code.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";

/** One thing that is done by a call, under the attempt key that it keeps while it is tried again. */
export type StaffDeed = (attempt: string) => Promise<unknown>;

/**
 * Runs calls that may ask for the password first: what was refused for that waits, and goes on under the same attempt once
 * the password or a code has been shown.
 */
export function useStaffCall(onDone: () => void) {
  const { api, t } = useConsole();
  const [waiting, setWaiting] = useState<{ readonly deed: StaffDeed; readonly attempt: string }>();
  const [failed, setFailed] = useState("");
  const said = (error: unknown) => serverWords(error) ?? t("console.unknown");
  const run = useMutation({
    mutationFn: ({ deed, attempt }: { readonly deed: StaffDeed; readonly attempt: string }) => deed(attempt),
    onMutate: () => setFailed(""),
    onSuccess: () => {
      setWaiting(undefined);
      onDone();
    },
    onError: (error, asked) => {
      if (refusalCode(error) === "proof-needed") setWaiting(asked);
      else setFailed(said(error));
    },
  });
  const prove = async (typed: { readonly password: string } | { readonly code: string }) => {
    await api("proveIdentity", { body: typed });
    if (waiting !== undefined) run.mutate(waiting);
  };
  return {
    isBusy: run.isPending,
    failed,
    isAsked: waiting !== undefined,
    run: (deed: StaffDeed) => run.mutate({ deed, attempt: newAttemptKey() }),
    prove: (typed: Parameters<typeof prove>[0]) =>
      prove(typed).then(
        () => true,
        (error: unknown) => {
          setFailed(said(error));
          return false;
        },
      ),
    giveUp: () => {
      setWaiting(undefined);
      setFailed("");
    },
  };
}

/** What such calls look like to the parts of a page. */
export type StaffCall = ReturnType<typeof useStaffCall>;

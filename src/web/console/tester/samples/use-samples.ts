import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { SampleRidesView } from "#contract/console/tester/sample-rides.ts";
import type { EndpointInput } from "#contract/wire/endpoint.ts";
import { ApiError } from "#web/api/api-error.ts";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";

type Body<Name extends keyof ConsoleCalls> = EndpointInput<ConsoleCalls[Name]>["body"];

type Deed =
  | { readonly call: "saveSampleRide"; readonly body: Body<"saveSampleRide"> }
  | { readonly call: "changeSampleRide"; readonly id: number; readonly body: Body<"changeSampleRide"> }
  | { readonly call: "removeSampleRide"; readonly id: number };

/** One sample ride, as the list has it. */
export type Sample = SampleRidesView["samples"][number];

/** Sample rides, what they cost by the book in force once that was asked for, and what changes them. */
export function useSamples({ isShown }: { readonly isShown: boolean }) {
  const { api, t } = useConsole();
  const client = useQueryClient();
  const [isRun, setRun] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Whoever presses again after a lost answer repeats the same attempt, which is done once.
  const lost = useRef<{ readonly deed: string; readonly attempt: string }>(undefined);
  const list = useQuery({
    queryKey: ["samples", "list"],
    queryFn: ({ signal }) => api("findSampleRides", { signal }),
    enabled: isShown,
  });
  const prices = useQuery({
    queryKey: ["samples", "prices"],
    queryFn: ({ signal }) => api("priceSampleRides", { signal }),
    enabled: isRun && isShown,
  });
  const doing = useMutation({
    mutationFn: async (deed: Deed) => {
      const told = JSON.stringify(deed);
      const attempt = lost.current?.deed === told ? lost.current.attempt : newAttemptKey();
      lost.current = { deed: told, attempt };
      if (deed.call === "saveSampleRide") return api(deed.call, { body: deed.body, attempt });
      const params = { sample_id: deed.id };
      return deed.call === "changeSampleRide"
        ? api(deed.call, { params, body: deed.body, attempt })
        : api(deed.call, { params, body: {}, attempt });
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (samples) => {
      lost.current = undefined;
      client.setQueryData(["samples", "list"], samples);
      void client.invalidateQueries({ queryKey: ["samples", "prices"] });
    },
    onError: (error) => {
      const isAnswered = error instanceof ApiError && error.status > 0;
      if (isAnswered) lost.current = undefined;
      setFailure(isAnswered ? error.message : t("console.lost"));
      void client.invalidateQueries({ queryKey: ["samples", "list"] });
    },
  });
  return {
    list,
    prices,
    failure,
    isBusy: doing.isPending,
    hush: () => setFailure(undefined),
    run: () => {
      if (isRun) void prices.refetch();
      setRun(true);
    },
    act: (deed: Deed): Promise<boolean> =>
      doing.mutateAsync(deed).then(
        () => true,
        () => false,
      ),
  };
}

/** Sample rides with all that is done to them, as the parts of the page get them. */
export type Samples = ReturnType<typeof useSamples>;

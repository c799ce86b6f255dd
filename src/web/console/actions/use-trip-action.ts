import { useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { serverWords } from "#web/console/api/server-words.ts";
import { useConsole } from "#web/console/app/console.tsx";
import type { MetField } from "#web/console/changes/met-fields.ts";
import { useMeanwhile } from "#web/console/changes/use-meanwhile.ts";

type TripActionOptions = {
  /** It is done. */
  readonly onDone: () => void;
  /** It was refused: what the window shows may be old. */
  readonly onRefused?: () => void;
  /** The fields that two may have changed, from what was seen and what is now. */
  readonly fieldsOf?: (seen: BoardTripView, theirs: BoardTripView) => readonly MetField[];
};

/** An action on a trip from a window of its own: the trip as it was seen, what somebody else did to it meanwhile, and why it was refused. */
export function useTripAction(trip: BoardTripView, { onDone, onRefused, fieldsOf }: TripActionOptions) {
  const { t } = useConsole();
  const { seen, theirs, isMet, order, look, takeOver } = useMeanwhile(trip);
  const [failure, setFailure] = useState<string>();
  return {
    seen,
    failure,
    fail: setFailure,
    met: isMet
      ? {
          order,
          since: seen.version,
          fields: fieldsOf?.(seen, theirs) ?? [],
          onTake: () => {
            takeOver();
            setFailure(undefined);
          },
        }
      : undefined,
    /** Does it, unless somebody came first. */
    run: async (act: () => Promise<unknown>) => {
      if (isMet) return;
      setFailure(undefined);
      try {
        await act();
        onDone();
      } catch (error) {
        setFailure(serverWords(error) ?? t("console.unknown"));
        look();
        onRefused?.();
      }
    },
  };
}

import { useEffect, useEffectEvent, useState } from "react";

/** Sums as they stood when the order was pressed for, and as they came; nothing stood there before the first price. */
export interface MovedSum {
  readonly before: string | undefined;
  readonly now: string;
}

/**
 * A press while the price is being asked for waits for it: the order goes on where the sum is the one that was read, and is not placed where it is
 * another one.
 */
export function usePressAhead({
  isAsking,
  total,
  onGo,
}: {
  readonly isAsking: boolean;
  readonly total: string | undefined;
  /** Places the order, or says what it lacks. */
  readonly onGo: () => void;
}) {
  const [waiting, setWaiting] = useState<{ readonly seen: string | undefined }>();
  const [moved, setMoved] = useState<MovedSum>();
  const come = useEffectEvent((seen: string | undefined) => {
    setWaiting(undefined);
    if (total !== undefined && total !== seen) setMoved({ before: seen, now: total });
    else onGo();
  });
  useEffect(() => {
    if (waiting === undefined || isAsking) return;
    // The sum is drawn before it is ordered for.
    const timer = setTimeout(() => come(waiting.seen));
    return () => clearTimeout(timer);
  }, [waiting, isAsking]);
  return {
    isWaiting: waiting !== undefined,
    moved,
    wait: () => setWaiting({ seen: total }),
    /** Another press, or another draft. */
    forget: () => {
      setWaiting(undefined);
      setMoved(undefined);
    },
  };
}

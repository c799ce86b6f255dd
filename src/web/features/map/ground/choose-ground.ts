/** Whose ground a large map shows. */
export type Ground = "operator" | "own";

/** The operator's own tiles are waited for less long, because ours stand in for them. */
const WAIT_MS = { operator: 10_000, own: 12_000 } as const;

/** What choosing a ground needs of a map. */
type GroundMap = {
  readonly show: (ground: Ground) => void;
  /** Calls once when everything that was asked for has come or was refused. */
  readonly atRest: (then: () => void) => void;
  /** Whether any of the ground is drawn: a missing tile is an empty one to the map, so a wrong address is known by nothing having come. */
  readonly isDrawn: () => boolean;
};

/**
 * Shows the first of several grounds that comes, and tells which one, or none; a refused ground and a silent one make room for the
 * next. Returns how to stop waiting.
 */
export function chooseGround(
  [ground, ...others]: readonly Ground[],
  map: GroundMap,
  onChosen: (ground: Ground | undefined) => void,
): () => void {
  if (ground === undefined) {
    onChosen(undefined);
    return () => undefined;
  }
  let isSettled = false;
  let stopNext = (): void => undefined;
  const settle = (): void => {
    if (isSettled) return;
    stop();
    if (map.isDrawn()) onChosen(ground);
    else stopNext = chooseGround(others, map, onChosen);
  };
  const timer = setTimeout(settle, WAIT_MS[ground]);
  const stop = (): void => {
    isSettled = true;
    clearTimeout(timer);
  };
  map.show(ground);
  map.atRest(settle);
  return () => {
    stop();
    stopNext();
  };
}

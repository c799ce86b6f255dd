import { useEffect, useEffectEvent, useState, type ComponentType } from "react";
import { isServerReachable } from "#web/page/is-server-reachable.ts";
import type { PagePart } from "#web/page/page-part.ts";

type PartState<Props> = {
  readonly part?: ComponentType<Props> | undefined;
  /** The server cannot be reached. */
  readonly lost?: boolean;
  /** The server answers but the part is missing: the page comes from an older build. */
  readonly stale?: unknown;
};

/**
 * Loads a part inside a form that must not disappear: without a connection it shows so, and tries again on request or once
 * online.
 */
export function usePagePart<Props extends object>(part: PagePart<Props>, wanted: boolean) {
  const [state, setState] = useState<PartState<Props>>(() => ({ part: part.now() }));
  const { part: Part, lost = false, stale } = state;
  const waits = wanted && Part === undefined;

  useEffect(() => {
    if (waits) void bring(part).then(setState);
  }, [part, waits]);

  const retry = () => {
    setState({});
    void bring(part).then(setState);
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!lost) return undefined;
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, [lost]);

  if (stale !== undefined) throw stale;
  return { Part, lost: waits && lost, retry };
}

async function bring<Props extends object>(part: PagePart<Props>): Promise<PartState<Props>> {
  try {
    return { part: await part.load() };
  } catch (error) {
    return (await isServerReachable()) ? { stale: error } : { lost: true };
  }
}

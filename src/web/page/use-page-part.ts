import { useEffect, useEffectEvent, useState } from "react";
import { isServerReachable } from "#web/page/is-server-reachable.ts";
import type { LaterCode } from "#web/page/page-part.ts";

type PartState<Part> = {
  /** The code this is the state of: a component may be given another. */
  readonly of: LaterCode<Part>;
  readonly part?: Part | undefined;
  /** The server cannot be reached. */
  readonly lost?: boolean;
  /** The server answers but the part is missing: the page comes from an older build. */
  readonly stale?: unknown;
};

/**
 * Loads a part of a form, or code for it, without the form disappearing: without a connection it shows so, and tries again on
 * request or once online.
 */
export function usePagePart<Part>(part: LaterCode<Part>, wanted: boolean) {
  const [kept, setState] = useState<PartState<Part>>(() => ({ of: part, part: part.now() }));
  const state: PartState<Part> = kept.of === part ? kept : { of: part, part: part.now() };
  const { part: come, lost = false, stale } = state;
  const waits = wanted && come === undefined;

  useEffect(() => {
    if (waits) void bring(part).then(setState);
  }, [part, waits]);

  const retry = () => {
    setState({ of: part });
    void bring(part).then(setState);
  };
  const retryOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!lost) return undefined;
    addEventListener("online", retryOnline);
    return () => removeEventListener("online", retryOnline);
  }, [lost]);

  if (stale !== undefined) throw stale;
  return { Part: come, lost: waits && lost, retry };
}

async function bring<Part>(part: LaterCode<Part>): Promise<PartState<Part>> {
  try {
    return { of: part, part: await part.load() };
  } catch (error) {
    return (await isServerReachable()) ? { of: part, stale: error } : { of: part, lost: true };
  }
}

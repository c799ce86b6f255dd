import { useEffect, useState, type ComponentType } from "react";
import { isServerReachable } from "#web/page/is-server-reachable.ts";
import type { PagePart } from "#web/page/page-part.ts";

type PartState<Props> = {
  readonly part?: ComponentType<Props>;
  /** The server cannot be reached. */
  readonly lost?: boolean;
  /** The server is there and the part is not: the page is of an older build. */
  readonly stale?: unknown;
};

/** A part for use inside a form that must not vanish: without a connection it says so, and tries again when asked or online. */
export function usePagePart<Props extends object>(part: PagePart<Props>, wanted: boolean) {
  const [state, setState] = useState<PartState<Props>>({});
  const [attempt, setAttempt] = useState(0);
  const { part: Part, lost = false, stale } = state;
  const waits = wanted && Part === undefined;

  useEffect(() => {
    if (!waits) return undefined;
    let current = true;
    const tell = (next: PartState<Props>) => current && setState(next);
    part.load().then(
      (loaded) => tell({ part: loaded }),
      async (error: unknown) => tell((await isServerReachable()) ? { stale: error } : { lost: true }),
    );
    return () => {
      current = false;
    };
  }, [part, waits, attempt]);

  const retry = () => {
    setState({});
    setAttempt((times) => times + 1);
  };
  useEffect(() => {
    if (!lost) return undefined;
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [lost]);

  if (stale !== undefined) throw stale;
  return { Part, lost: waits && lost, retry };
}

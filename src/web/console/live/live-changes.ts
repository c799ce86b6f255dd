/** What the stream of changes is at a moment: alive, or silent since then (epoch milliseconds by the clock of this machine). */
export type Liveness = { readonly isLive: true } | { readonly isLive: false; readonly since: number };

/** What others do: they change orders, or come to look at one. */
export type LiveChange = "orders" | "requests" | "here";

/** Where the changes of others are heard: one stream for all tabs of a browser. */
export interface LiveChanges {
  /** Begins to listen; `onChange` is called with each change, and after a silence. Returns what ends it. */
  start(onChange: (what: LiveChange) => void): () => void;
  subscribe(listener: () => void): () => void;
  now(): Liveness;
}

/** A stream that is silent this long is not live: it says something every five seconds. */
const SILENT_MS = 25_000;
const LOOK_MS = 1000;
/** Tabs of one browser share the name of the lock and of the channel. */
const NAME = "nameboard-console-live";

/**
 * Listens by one stream for each browser, because one address may have six connections at most: the tab that holds the lock has it and passes on
 * what it says; another takes over when that tab is closed.
 */
export function createLiveChanges(address: string): LiveChanges {
  const listeners = new Set<() => void>();
  let heard = Date.now();
  let state: Liveness = { isLive: true };
  const set = (next: Liveness): void => {
    if (next.isLive === state.isLive) return;
    state = next;
    listeners.forEach((listener) => listener());
  };

  const start = (onChange: (what: LiveChange) => void): (() => void) => {
    const ended = new AbortController();
    const channel = new BroadcastChannel(NAME);
    const hear = (event: string): void => {
      heard = Date.now();
      const wasSilent = !state.isLive;
      set({ isLive: true });
      if (event === "orders" || wasSilent) onChange("orders");
      if (event === "here") onChange("here");
      if (event === "requests" || wasSilent) onChange("requests");
    };
    channel.addEventListener("message", ({ data }) => hear(String(data)));
    const lead = async (): Promise<void> => {
      const stream = new EventSource(address);
      for (const event of ["alive", "orders", "requests", "here"]) {
        stream.addEventListener(event, () => {
          channel.postMessage(event);
          hear(event);
        });
      }
      await new Promise((resolve) => ended.signal.addEventListener("abort", resolve, { once: true }));
      stream.close();
    };
    navigator.locks.request(NAME, { signal: ended.signal }, lead).catch(() => undefined);
    const look = setInterval(() => {
      if (Date.now() - heard > SILENT_MS) set({ isLive: false, since: heard });
    }, LOOK_MS);
    return () => {
      ended.abort();
      clearInterval(look);
      channel.close();
    };
  };

  return {
    start,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => state,
  };
}
